def inputs(rng):
    while True:
        rows = rng.randint(1, 6)
        yield (rng.randint(1, rows * (rows + 1) // 2), rows)
