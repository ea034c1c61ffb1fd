def inputs(rng):
    while True:
        yield ([rng.choice([1, 1, 2, 3, 4, 5, 10]) for _ in range(rng.randint(0, 5))],)
