def inputs(rng):
    while True:
        table = (rng.randint(2, 9), rng.randint(2, 9))
        yield (table, (rng.randint(1, table[0] - 1), rng.randint(1, table[1] - 1)), (rng.randint(-4, 4), rng.randint(-4, 4)), rng.randint(0, 6))
