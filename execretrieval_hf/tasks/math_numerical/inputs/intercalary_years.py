def inputs(rng):
    while True:
        rules = [(rng.choice([1, 2, 3, 4, 5, 6, 8, 10, 12]), rng.random() < 0.6) for _ in range(rng.randint(0, 4))]
        first = rng.randint(1, 30)
        yield (rules, first, first + rng.randint(0, 14))
