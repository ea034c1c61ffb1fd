def inputs(rng):
    while True:
        yield (rng.randint(1, 20), rng.randint(1, 20), rng.choice([1, 2, 3, 4, 6, 9, 12, 20, 60]))
