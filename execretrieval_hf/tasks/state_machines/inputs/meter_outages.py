def inputs(rng):
    while True:
        days = [(rng.choice([0, 0, 1, 3, 6]), rng.randint(0, 6)) for _ in range(rng.randint(0, 8))]
        yield (rng.randint(-3, 8), days, rng.randint(0, 5), rng.randint(0, 5))
