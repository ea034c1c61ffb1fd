def inputs(rng):
    while True:
        yield ([rng.randint(-3, 4) for _ in range(rng.randint(1, 5))], rng.randint(-3, 3), rng.randint(-4, 4))
