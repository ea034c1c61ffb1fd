def inputs(rng):
    while True:
        limits = [rng.choice([0, 1, 1, 2, 2, 3]) if rng.random() < 0.3 else rng.randint(1, 3) for _ in range(rng.randint(1, 3))]
        yield (limits, [rng.choice("aaabbcd") for _ in range(rng.randint(0, 11))])
