def inputs(rng):
    while True:
        readings = [rng.choice([None, 5, 6, 7, 8, 10, 30, -9]) for _ in range(rng.randint(0, 8))]
        yield (readings, rng.randint(0, 3), rng.choice([0, 1, 2, 3, 5]))
