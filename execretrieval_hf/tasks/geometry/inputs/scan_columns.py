def inputs(rng):
    shapes = [
        [(0, 0), (4, 0), (4, 3), (0, 3)],
        [(0, 0), (5, 5), (0, 5)],
        [(5, 0), (5, 5), (0, 5)],
        [(0, 0), (2, 4), (4, 0), (6, 6), (0, 6)],
        [(0, 0), (2, 0), (2, 2), (4, 2), (4, 0), (7, 0), (7, 3), (0, 3)],
        [(0, 0), (1, 4), (9, 4)],
        [(2, 0), (4, 3), (2, 6), (0, 3)],
    ]
    while True:
        right, down, flip = rng.randint(-4, 4), rng.randint(-4, 4), rng.choice([1, -1])
        polygon = [(flip * x + right, y + down) for x, y in rng.choice(shapes)]
        cut = rng.randint(0, len(polygon) - 1)
        yield polygon[cut:] + polygon[:cut], down + rng.randint(-1, 6)
