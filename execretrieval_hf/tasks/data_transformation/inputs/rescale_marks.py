def inputs(rng):
    while True:
        low = rng.randint(-2, 4)
        high = low + rng.choice([-1, 0, 1, 2, 4, 4, 6, 8])
        marks = [rng.randint(low - 2, max(high, low) + 2) for _ in range(rng.randint(0, 4))]
        yield (marks, low, high, rng.choice([1, 3, 5, 10, 100]))
