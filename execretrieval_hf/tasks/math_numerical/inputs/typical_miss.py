def inputs(rng):
    while True:
        yield ([rng.choice([0, 1, 10, 100, -5, rng.randint(-20, 40)]) for _ in range(rng.randint(0, 7))],)
