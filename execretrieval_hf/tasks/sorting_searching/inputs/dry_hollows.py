def inputs(rng):
    while True:
        rows, columns = rng.randint(1, 4), rng.randint(1, 5)
        pool = rng.choice([[0, 1, 2], [0, 3, 3], [1, 3, 3, 3], [2]])
        yield ([[rng.choice(pool) for _ in range(columns)] for _ in range(rows)], rng.choice([0, 1, 1, 2, 2, 3]))
