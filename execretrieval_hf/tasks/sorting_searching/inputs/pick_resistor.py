def inputs(rng):
    while True:
        stock = sorted(rng.choice([10, 20, 30, 50, 90, 100, 110, 120, rng.randint(1, 130)]) for _ in range(rng.choice([0, 1, 2, 3, 5])))
        yield (stock, rng.choice([1, 15, 20, 40, 100, 100, 105, rng.randint(1, 140)]), rng.choice([0, 5, 10, 20, 50, 100]))
