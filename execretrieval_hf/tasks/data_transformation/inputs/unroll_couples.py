def inputs(rng):
    while True:
        rows = []
        for _ in range(rng.randint(0, 3)):
            row = [rng.randint(-2, 9)]
            for _ in range(rng.randint(0, 3)):
                row += [rng.choice(["pen", "ink", "pad"]), rng.randint(-1, 3)]
            rows.append(row)
        yield (rows,)
