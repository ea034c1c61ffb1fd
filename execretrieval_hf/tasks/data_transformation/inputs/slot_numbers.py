def inputs(rng):
    while True:
        low = rng.randint(-3, 5)
        high = low + rng.randint(1, 12)
        yield ([None if rng.random() < 0.1 else rng.randint(low - 2, high + 2) for _ in range(rng.randint(0, 6))], low, high, rng.randint(1, 6))
