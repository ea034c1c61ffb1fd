def inputs(rng):
    while True:
        low = rng.randint(-1, 3)
        high = low + rng.choice([1, 2, 2, 3])
        levels = [rng.choice([low - 1, low, low + 1, high - 1, high, high + 1]) for _ in range(rng.randint(0, 9))]
        yield (levels, low, high)
