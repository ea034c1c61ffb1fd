def inputs(rng):
    while True:
        wished = rng.choice([rng.randint(1, 160), rng.choice([9, 10, 60, 90, 99, 100, 105, 120, 159, 160]), rng.randint(590, 700), rng.randint(5930, 6039)])
        yield (wished, min(wished, rng.choice([-1, 0, 0, 0, 1, 1, 2, 5, 10, 20])))
