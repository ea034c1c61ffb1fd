def inputs(rng):
    while True:
        yield ([(rng.choice([1, 2, 3, 5, 8, 20]), rng.choice([0, 0, 1, 1, 2, 3, 6])) for _ in range(rng.randint(0, 5))],)
