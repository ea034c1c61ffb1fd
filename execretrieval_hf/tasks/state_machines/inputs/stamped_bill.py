def inputs(rng):
    while True:
        prices = [rng.randint(1, 6) for _ in range(rng.randint(0, 9))]
        yield (prices, rng.choice([1, 2, 2, 3]), rng.randint(1, 6))
