def inputs(rng):
    while True:
        yield ([rng.choice([0, 1, 85, 128, 255, rng.randint(0, 255)]) for _ in range(rng.randint(0, 5))], rng.choice([1, 2, 3, 5, 7, 8, 9, 12, 16, 24]))
