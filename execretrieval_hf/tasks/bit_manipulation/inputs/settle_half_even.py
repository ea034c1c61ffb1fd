def inputs(rng):
    while True:
        yield (rng.randint(-40, 40), rng.choice([-2, -1, 0, 1, 1, 2, 2, 3]), rng.choice([1, 3, 8, 20, 100]))
