def inputs(rng):
    while True:
        yield ([rng.randint(-3, 14) for _ in range(rng.randint(0, 8))], rng.randint(0, 4), rng.randint(1, 3))
