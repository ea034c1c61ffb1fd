def inputs(rng):
    while True:
        yield ([(rng.choice([0, 1, 2, 4, 5]), rng.randint(1, 6)) for _ in range(rng.randint(0, 8))],)
