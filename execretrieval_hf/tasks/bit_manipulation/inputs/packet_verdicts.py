def inputs(rng):
    while True:
        base = rng.choice([0, 5, 20])
        numbers = [base + rng.randint(0, rng.choice([4, 8, 14])) for _ in range(rng.randint(0, 8))]
        yield (numbers, rng.choice([1, 2, 3, 4, 6]), rng.choice([1, 2, 3, 5]))
