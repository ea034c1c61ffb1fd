def inputs(rng):
    while True:
        yield ([rng.choice([0, 10, 10, 20, 51, 100, 255, rng.randint(0, 255)]) for _ in range(rng.randint(0, 6))], rng.choice([0, 0, 1, 1, 2, 3]))
