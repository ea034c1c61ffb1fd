def inputs(rng):
    while True:
        yield ([rng.randint(0, 3) for _ in range(rng.randint(0, 7))],)
