def inputs(rng):
    while True:
        outcomes = [rng.random() < 0.4 for _ in range(rng.randint(0, 10))]
        yield (outcomes, rng.choice([0, 1, 2, 2, 2, 3]), rng.choice([1, 1, 2, 3]))
