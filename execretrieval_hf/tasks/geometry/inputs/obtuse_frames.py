def inputs(rng):
    while True:
        yield ([rng.choice([2, 3, 4, 5, rng.randint(1, 13)]) for _ in range(rng.randint(0, 7))],)
