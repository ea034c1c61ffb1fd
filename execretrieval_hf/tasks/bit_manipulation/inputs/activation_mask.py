def inputs(rng):
    while True:
        needs = [rng.choice([0, 0, 1, 2, 4, 8, 16, 128, 3, 6]) for _ in range(rng.randint(0, 8))]
        clashes = [tuple(rng.sample(range(rng.choice([3, 5, 8])), 2)) for _ in range(rng.randint(0, 2))]
        yield (rng.choice([0, 1, 2, 4, 8, 128, 3, 5, 40]), needs, clashes)
