def inputs(rng):
    while True:
        targets = [rng.randint(0, 9) for _ in range(rng.randint(0, 8))]
        if rng.random() < 0.5:
            targets = [t for t in targets for _ in range(rng.randint(1, 3))]
        yield (targets, rng.randint(1, 4), rng.randint(1, 6), rng.randint(1, 6))
