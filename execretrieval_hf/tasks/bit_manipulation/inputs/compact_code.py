def inputs(rng):
    while True:
        yield ([rng.choice([0, 1, -1, 2, -2, 3, -4, 4, 7, 8, -8, 15, 16, -33]) for _ in range(rng.randint(0, 4))], rng.randint(0, 3))
