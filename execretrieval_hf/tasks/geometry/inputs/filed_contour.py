def inputs(rng):
    shapes = [
        [(0, 0), (4, 0), (4, 3), (0, 3)],
        [(0, 0), (3, 0), (1, 4)],
        [(0, 2), (2, 0), (4, 2), (2, 4)],
        [(0, 0), (5, 0), (2, 1), (5, 4), (0, 4)],
        [(1, 0), (3, 0), (0, 3)],
        [(0, 0), (1, 1), (3, 3)],
        [(0, 0), (4, 0), (2, 0)],
    ]
    while True:
        right, up, flip = rng.randint(-4, 4), rng.randint(-4, 4), rng.choice([1, -1])
        ring = [(flip * x + right, y + up) for x, y in rng.choice(shapes)]
        if rng.random() < 0.5:
            ring = [(y, x) for x, y in ring]
        cut = rng.randint(0, len(ring) - 1)
        ring = ring[cut:] + ring[:cut]
        yield (ring + ring[:1] if rng.random() < 0.4 else ring,)
