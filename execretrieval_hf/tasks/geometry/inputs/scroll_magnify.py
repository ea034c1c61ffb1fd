def inputs(rng):
    while True:
        view = (rng.randint(-9, 9), rng.randint(-9, 9), rng.choice([1, 1, 2, 4, 32, 64, 64]))
        yield (view, [(rng.choice([-2, -1, 0, 1, 1]), rng.randint(-9, 9), rng.randint(-9, 9)) for _ in range(rng.randint(0, 4))])
