def inputs(rng):
    while True:
        rows, columns = rng.randint(1, 4), rng.randint(1, 4)
        field = [[rng.choice([0, 0, 1, 2, 3]) for _ in range(columns)] for _ in range(rows)]
        yield (field, rng.randint(1, min(rows, columns)))
