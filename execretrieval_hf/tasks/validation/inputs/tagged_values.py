def inputs(rng):
    while True:
        message = []
        for _ in range(rng.randint(0, 3)):
            count = rng.randint(0, 3)
            message += rng.choice([[0], [rng.randint(1, 3), count] + [rng.randint(0, 4) for _ in range(count)]])
        if rng.random() < 0.3:
            message = message[:-1]
        yield (message, rng.choice([1, 2, 3, 3, 4]))
