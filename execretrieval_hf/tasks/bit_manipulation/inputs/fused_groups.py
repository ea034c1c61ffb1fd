def inputs(rng):
    while True:
        sets = [rng.choice([0, 1, 2, 4, 64, rng.randint(0, 255) & rng.randint(0, 255) & rng.randint(0, 255), 3 << rng.randint(0, 6)]) for _ in range(rng.randint(0, 6))]
        yield (sets, rng.choice([0, 1, 1, 2, 3, 4]))
