def inputs(rng):
    while True:
        weights = [rng.choice([0, 1, 1, 2, 3, 4, 6, rng.randint(0, 50)]) for _ in range(rng.randint(0, 5))]
        yield (rng.choice([0, 1, 2, 5, 7, 10, 11, 100, 999]), weights)
