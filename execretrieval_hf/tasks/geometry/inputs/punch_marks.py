def inputs(rng):
    while True:
        sheet = (rng.choice([1, 2, 4, 4, 6, 8, 8]), rng.choice([1, 2, 4, 4, 6, 8, 8]))
        folds = "".join(rng.choice("RB") for _ in range(rng.randint(0, 3)))
        yield (sheet, folds, (rng.randint(0, 2), rng.randint(0, 2)))
