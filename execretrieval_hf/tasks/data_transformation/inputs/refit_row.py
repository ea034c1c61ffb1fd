def inputs(rng):
    while True:
        yield ([rng.randint(-3, 20) for _ in range(rng.randint(0, 6))], rng.randint(0, 6))
