def inputs(rng):
    while True:
        changes = [(rng.choice([1, 3, 5, 5, 8, 10, 20]), rng.randint(40, 99)) for _ in range(rng.choice([0, 1, 2, 3, 5]))]
        yield (changes, rng.choice([0, 1, 4, 5, 8, 9, 10, 11, 15, 20, 30]), rng.choice([0, 1, 2, 5, 10, 30]), rng.choice([0, 7]))
