def inputs(rng):
    while True:
        yield ([rng.randint(0, 9) for _ in range(rng.randint(0, 9))],)
