def inputs(rng):
    while True:
        yield ([rng.randint(1, 30) for _ in range(rng.randint(0, 6))], rng.randint(1, 6))
