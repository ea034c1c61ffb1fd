def inputs(rng):
    shapes = [
        [(0, 0), (4, 0), (4, 3), (0, 3)],
        [(0, 0), (4, 0), (4, 4), (2, 1), (0, 4)],
        [(0, 0), (6, 0), (6, 2), (3, 2), (3, 4), (0, 4)],
        [(0, 0), (2, 0), (2, 1), (4, 1), (4, 0), (6, 0), (6, 3), (0, 3)],
        [(0, 0), (2, 0), (4, 0), (3, 2), (4, 4), (0, 4)],
        [(5, 0), (6, 4), (10, 5), (6, 6), (5, 10), (4, 6), (0, 5), (4, 4)],
        [(0, 0), (5, 1), (1, 1), (1, 5)],
    ]
    while True:
        right, up, flip = rng.randint(-9, 4), rng.randint(-9, 4), rng.choice([1, -1])
        outline = [(flip * x + right, y + up) for x, y in rng.choice(shapes)]
        cut = rng.randint(0, len(outline) - 1)
        yield (outline[cut:] + outline[:cut],)
