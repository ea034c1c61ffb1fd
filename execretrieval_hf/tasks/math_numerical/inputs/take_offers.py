def inputs(rng):
    while True:
        offers = [(rng.randint(1, 6), rng.randint(0, 5)) for _ in range(rng.randint(0, 4))]
        yield (offers, rng.choice([0, 1, 3, 5, 8, 12]), rng.randint(1, 7))
