def inputs(rng):
    shapes = [[(0, 0), (0, 1), (1, 0)], [(0, 0), (1, 0), (2, 0), (2, 1)], [(0, 0), (0, 1), (1, 1), (1, 2)], [(0, 0), (0, 1)], [(0, 0), (0, 1), (0, 2), (1, 1)]]
    while True:
        shape = list(rng.choice(shapes))
        goal = list(rng.choice(shapes)) if rng.random() < 0.15 else list(shape)
        for _ in range(rng.randrange(4)):
            goal = [(c, -r) for r, c in goal]
        down, right = rng.randint(-2, 2), rng.randint(-2, 2)
        goal = [(r + down, c + right) for r, c in goal]
        rng.shuffle(goal)
        yield (shape, goal)
