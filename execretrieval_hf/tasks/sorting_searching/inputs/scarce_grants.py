def inputs(rng):
    while True:
        yield ([rng.randint(0, 6) for _ in range(rng.randint(0, 4))], rng.randint(0, 16), rng.randint(0, 4))
