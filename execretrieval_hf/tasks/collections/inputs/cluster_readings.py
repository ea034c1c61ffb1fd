def inputs(rng):
    while True:
        yield ([rng.randint(-6, 14) for _ in range(rng.randint(0, 8))], rng.randint(0, 5))
