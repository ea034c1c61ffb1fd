def inputs(rng):
    while True:
        tree = (rng.randint(-1, 1), rng.randint(-1, 1))
        shape = [(rng.randint(-3, 3), rng.randint(-3, 3)) for _ in range(rng.randint(0, 6))]
        if rng.random() < 0.4:
            shape = rng.choice([[(3, -2), (-3, 3), (-3, -3)], [(-3, -3), (-2, 3), (3, 2)], [(0, 3), (0, -3), (3, 0)]]) * rng.randint(1, 3)
        yield (shape, tree)
