def inputs(rng):
    while True:
        yield ([rng.randint(0, 5) for _ in range(rng.randint(0, 6))],)
