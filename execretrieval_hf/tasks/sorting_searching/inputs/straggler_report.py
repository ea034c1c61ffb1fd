def inputs(rng):
    while True:
        yield ([rng.randint(0, 12) for _ in range(rng.randint(0, 7))], rng.randint(0, 3), rng.choice([0, 1, 2, 3, 5, 20]))
