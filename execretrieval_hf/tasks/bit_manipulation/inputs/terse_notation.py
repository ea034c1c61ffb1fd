def inputs(rng):
    while True:
        if rng.random() < 0.25:
            groups = [0] * 5 + [rng.choice([65535, 65535, 1])] + [rng.choice([0, 1, 256, 65535]) for _ in range(2)]
            if rng.random() < 0.3:
                groups[rng.randrange(5)] = 1
        else:
            groups = [rng.choice([0, 0, 0, 1, 16, 65535]) for _ in range(8)]
        yield (groups,)
