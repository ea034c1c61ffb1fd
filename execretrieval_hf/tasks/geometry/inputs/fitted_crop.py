def inputs(rng):
    while True:
        width, height = rng.randint(1, 14), rng.randint(1, 14)
        shape = rng.choice([(1, 1), (2, 1), (4, 2), (3, 4), (1, 3), (6, 4), (3, 2), (8, 1), (1, 9), (6, 6)])
        yield (width, height), shape, (rng.randrange(width), rng.randrange(height))
