def inputs(rng):
    while True:
        readings = []
        for _ in range(rng.randint(0, 4)):
            readings += [rng.choice([0, 1, 5, 9])] * rng.randint(1, 4)
        yield (readings, rng.choice([9, 9, 5, 0, -1]), rng.choice([0, 4, 5, 8, 9, 9, 10, 20]), rng.randint(1, 3))
