def inputs(rng):
    while True:
        log = []
        for _ in range(rng.randint(0, 4)):
            kind = rng.randint(0, 5)
            if kind < 3:
                size = rng.choice([0, 1, 1, 2, 3, 8, 9])
                data = [rng.choice([0, 1, 2, 104, 7]) for _ in range(size)]
                check = size
                for byte in data:
                    check ^= byte
                log += [104, size] + data + [check ^ rng.choice([0, 0, 0, 1])]
            else:
                log += rng.choice([[104], [104, 1], [1], [104, 104], [0, 8]])
        if rng.random() < 0.3:
            log = log[:-1]
        yield (log,)
