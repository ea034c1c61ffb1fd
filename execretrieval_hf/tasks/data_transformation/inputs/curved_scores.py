def inputs(rng):
    while True:
        full = rng.choice([4, 6, 10])
        yield ([rng.choice([None, 0, 1, 2, 3, full // 2, full]) for _ in range(rng.randint(0, 5))], full, rng.choice([0, 1, 2, 3, 9]))
