def inputs(rng):
    while True:
        lines = [(rng.choice([-1, 1, 1, 1, 1]) * rng.choice([rng.randint(0, 12), rng.randint(0, 300)]), rng.choice([0, 5, 7, 10, 19, 20])) for _ in range(rng.randint(0, 6))]
        yield (lines, rng.choice([0, 0, 3, 10, 50, 120, rng.randint(0, 300)]))
