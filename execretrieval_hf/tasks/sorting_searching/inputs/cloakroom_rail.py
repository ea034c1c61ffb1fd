def inputs(rng):
    while True:
        pool = rng.choice([list(range(30)), [8, 9, 18, 19, 28, 29, 38, 0, 10, 1], list(range(5, 100, 10))])
        yield (rng.sample(pool, rng.randint(0, 10)),)
