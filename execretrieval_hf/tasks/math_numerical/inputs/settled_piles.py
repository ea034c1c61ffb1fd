def inputs(rng):
    while True:
        yield ([rng.choice([0, 1, 1, 2, 3, rng.randint(0, 6)]) for _ in range(rng.randint(0, 6))],)
