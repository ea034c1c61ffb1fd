def inputs(rng):
    while True:
        stream = []
        for _ in range(rng.randint(0, 3)):
            data = [rng.choice([0, 1, 2, 170, 200]) for _ in range(rng.randint(0, 3))]
            check = (sum(data) + rng.choice([0, 0, 0, 1])) % 256
            stream += rng.choice([[170, len(data)] + data + [check], [170, len(data)] + data + [check], [rng.choice([0, 1, 169, 170])]])
        yield (stream[:-1] if rng.random() < 0.2 else stream,)
