def inputs(rng):
    while True:
        radii = rng.sample([0, 1, 2, 3, 5, 6], rng.randint(1, 4))
        spots = [(rng.randint(-6, 6), rng.randint(-6, 6)) for _ in range(3)] + [(3, 4), (0, 5), (2, 0)]
        yield (
            (rng.choice([0, 0, 1, -2]), rng.choice([0, 0, 3])),
            [(radius, rng.randint(0, 9)) for radius in radii],
            [rng.choice(spots) for _ in range(rng.randint(0, 7))],
        )
