def inputs(rng):
    while True:
        side = rng.choice([1, 2, 3])
        corners = [(rng.randint(0, side), rng.randint(0, side)) for _ in range(rng.randint(0, 8))]
        if rng.random() < 0.3:
            corners = [(0, 0), (2, 0), (4, 0), (4, 2), (4, 2), (4, 6), (0, 6), (0, 3), (0, 1)]
            cut = rng.randint(0, 8)
            corners = corners[cut:] + corners[: rng.randint(0, cut)]
        yield (corners,)
