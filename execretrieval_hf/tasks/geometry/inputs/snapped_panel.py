def inputs(rng):
    while True:
        yield (
            (rng.randint(0, 9), rng.randint(0, 9), rng.randint(0, 6), rng.randint(0, 6)),
            [rng.randint(-2, 16) for _ in range(rng.randint(0, 4))],
            [rng.randint(-2, 16) for _ in range(rng.randint(0, 4))],
            rng.choice([0, 1, 2, 3, 5]),
        )
