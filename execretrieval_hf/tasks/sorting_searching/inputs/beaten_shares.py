def inputs(rng):
    while True:
        yield ([rng.randint(0, 6) for _ in range(rng.randint(1, 8))],)
