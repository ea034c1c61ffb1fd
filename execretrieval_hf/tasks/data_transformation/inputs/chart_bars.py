def inputs(rng):
    while True:
        yield ([rng.choice([0, 1, 2, 3, rng.randint(0, 60)]) for _ in range(rng.randint(0, 5))], rng.randint(1, 12))
