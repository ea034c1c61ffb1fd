def inputs(rng):
    while True:
        columns, rows = rng.randint(1, 20), rng.randint(1, 20)
        yield (
            (columns, rows),
            (rng.randrange(columns), rng.randrange(rows)),
            (rng.randrange(columns), rng.randrange(rows)),
        )
