def inputs(rng):
    while True:
        yield ([rng.randint(-5, 9) for _ in range(rng.randint(0, 10))], rng.randint(1, 5))
