def inputs(rng):
    while True:
        block = rng.choice([1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 35])
        yield (rng.choice([rng.randint(1, 60), rng.randint(1, 400), block * rng.randint(1, 20)]), block)
