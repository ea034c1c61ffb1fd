def inputs(rng):
    while True:
        yield ([rng.choice([0, 0, 1, 2, -1, -3]) for _ in range(rng.randint(0, 7))],)
