def inputs(rng):
    while True:
        gears = []
        for _ in range(rng.randint(1, 6)):
            gears.append((rng.choice([0, 2, 4, 6]), rng.choice([0, 0, 2, 4]), rng.choice([1, 1, 1, 2, 3])))
        if rng.random() < 0.2:
            gears += [(0, 0, 1), (3, 0, 2), (0, 4, 3)]
            gears = gears[rng.randint(0, len(gears) - 3) :]
        yield (gears,)
