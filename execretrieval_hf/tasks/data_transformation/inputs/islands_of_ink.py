def inputs(rng):
    while True:
        yield ([rng.choice([0, 0, 0, 1, 2, 9]) for _ in range(rng.randint(0, 9))], rng.randint(0, 3))
