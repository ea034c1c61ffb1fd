def inputs(rng):
    while True:
        discs = [(rng.randint(-3, 3), rng.randint(-3, 3), rng.choice([0, 1, 1, 2, 3, 4, 6, 8])) for _ in range(rng.randint(0, 6))]
        yield (discs,)
