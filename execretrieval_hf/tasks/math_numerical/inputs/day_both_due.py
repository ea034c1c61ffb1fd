def inputs(rng):
    while True:
        yield (rng.randint(0, 30), rng.randint(1, 12), rng.randint(0, 30), rng.choice([1, 2, 3, 4, 6, 7, 9, 12]), rng.choice([0, 0, rng.randint(0, 60)]))
