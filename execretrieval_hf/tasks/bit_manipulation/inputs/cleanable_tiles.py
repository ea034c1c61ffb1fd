def inputs(rng):
    while True:
        width = rng.randint(1, 5)
        top = 2**width - 1
        rows = [rng.choice([0, 2, 2, 4]) & top if rng.random() < 0.5 else rng.randint(0, top) & rng.choice([top, rng.randint(0, top), rng.randint(0, top)]) for _ in range(rng.randint(1, 5))]
        yield (rows, width, rng.randrange(len(rows)), rng.randrange(width))
