def inputs(rng):
    while True:
        yield ([rng.choice([0, 0, 7, 7, 10, 255]) for _ in range(rng.choice([0, 1, 3, 5, 8, 13]))], rng.choice([1, 1, 2, 2, 3, 11]))
