def inputs(rng):
    while True:
        size = rng.choice([0, 1, 4, 6, 8, 10])
        used = rng.randint(0, 2**size - 1) & rng.choice([-1, rng.randint(0, 2**size - 1)])
        yield (used, size, rng.choice([1, 1, 2, 2, 3, 4]))
