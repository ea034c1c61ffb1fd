def inputs(rng):
    while True:
        tables = {}
        for name in rng.sample(["ash", "elm", "oak", "fir", "yew"], rng.randint(0, 4)):
            tables[name] = (rng.choice([0, 1, 3, 4, 5, 6, 8, 12]), rng.choice([0, 0, 4, 5, 8]), rng.randint(1, 4))
        yield (tables, rng.choice([-1, 0, 0, 1, 1, 2, 3, 4]))
