def inputs(rng):
    shapes = [
        [(0, 0), (5, 2), (1, 4)],
        [(0, 0), (6, 0), (0, 6)],
        [(0, 0), (0, 6), (6, 6), (6, 4), (2, 4), (2, 0)],
        [(3, 0), (6, 3), (3, 6), (0, 3)],
        [(1, 1), (5, 1), (5, 3), (1, 3)],
        [(0, 0), (8, 0), (4, 2), (8, 4), (0, 4)],
        [(0, 0), (3, 9), (6, 0), (3, 3)],
        [(0, 0), (9, 0), (9, 6), (6, 6), (6, 2), (3, 2), (3, 6), (0, 6)],
        [(0, 0), (4, 4)],
        [(2, 2)],
    ]
    while True:
        shape = rng.choice(shapes)
        turn = rng.randrange(len(shape))
        zone = shape[turn:] + shape[:turn]
        if rng.random() < 0.5:
            zone.reverse()
        stops = [(rng.randint(-1, 7), rng.randint(-1, 7)) for _ in range(rng.randint(0, 6))]
        yield (zone, stops + [corner for corner in shape if rng.random() < 0.2])
