def inputs(rng):
    while True:
        yield (rng.choice([0, 1, 2, 3, 5, 8, 12, 20, 30, 100]), rng.choice([-1, 0, 1, 1, 2, 2, 3]), rng.choice([0, 1, 2, 3, 4, 6, 10, 50]), rng.randint(0, 10))
