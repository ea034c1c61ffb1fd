def inputs(rng):
    while True:
        unit = rng.choice([1, 2, 3, 4, 6])
        share = rng.choice([0, 0.5, 0.7, 1])
        sides = [(unit * rng.randint(1, 6), rng.random() < share) for _ in range(rng.randint(3, 6))]
        yield (sides, rng.randint(1, 12))
