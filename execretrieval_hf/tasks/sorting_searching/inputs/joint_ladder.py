def inputs(rng):
    while True:
        left = [(price, rng.randint(-2, 3)) for price in range(1, 7) if rng.random() < 0.5]
        right = [(price, rng.randint(-2, 3)) for price in range(1, 7) if rng.random() < 0.5]
        yield (left, right, rng.randint(0, 6))
