def inputs(rng):
    while True:
        yield ([rng.choice([0, 1, 2, 3, 4, 7]) for _ in range(rng.randint(0, 6))],)
