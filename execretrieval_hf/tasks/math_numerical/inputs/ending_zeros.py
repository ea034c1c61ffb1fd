def inputs(rng):
    while True:
        base = rng.choice([-1, 0, 1, 2, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 10, 12, 12, 16, 18])
        numbers = [rng.choice([-1, 1, 1, 1]) * rng.choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 18, 25, 27, 36, rng.randint(0, 100)]) for _ in range(rng.randint(0, 6))]
        yield (numbers, base)
