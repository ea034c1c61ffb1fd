def inputs(rng):
    while True:
        openings = [(rng.randint(-2, 6), rng.randint(-2, 6), rng.randint(1, 4), rng.randint(1, 4)) for _ in range(rng.randint(0, 4))]
        yield (rng.choice([-1, 0, 1, 3, 5, 6]), rng.choice([-2, 0, 1, 3, 5, 6]), openings)
