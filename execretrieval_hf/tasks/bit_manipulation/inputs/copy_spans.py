def inputs(rng):
    while True:
        words = [rng.choice([0, 1, 128, 255, rng.randint(0, 255), rng.randint(0, 255) & rng.randint(0, 255)]) for _ in range(rng.randint(0, 3))]
        yield (words, rng.choice([0, 0, 1, 2, 3]), rng.choice([1, 2, 3, 4, 6, 9, 20]))
