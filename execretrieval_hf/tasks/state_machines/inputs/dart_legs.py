def inputs(rng):
    while True:
        darts = [(rng.choice([0, 1, 1, 2, 3, 4, 5, 8]), rng.choice([1, 1, 2, 2, 3])) for _ in range(rng.randint(0, 9))]
        yield (darts, rng.choice([2, 3, 4, 6, 8, 10, 15, 20, 24]))
