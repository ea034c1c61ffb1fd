def inputs(rng):
    while True:
        yield ([rng.randint(-5, 30) for _ in range(rng.randint(0, 8))], rng.randint(1, 4))
