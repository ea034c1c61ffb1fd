def inputs(rng):
    while True:
        yield ([rng.choice([0, 1, -1, 2, -2, 3, 4, -4, -5, 7, 8, -8, -9, 127, 128, -128, -129]) for _ in range(rng.randint(0, 3))],)
