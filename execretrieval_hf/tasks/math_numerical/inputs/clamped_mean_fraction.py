def inputs(rng):
    while True:
        yield ([rng.choice([rng.randint(-9, 9), rng.randint(-60, 100), 2]) for _ in range(rng.randint(1, 7))], rng.choice([0, 1, 1, 2, 3]))
