def inputs(rng):
    while True:
        x, y = rng.randint(-2, 3), rng.randint(-2, 3)
        points = [(x, y)] if rng.random() < 0.95 else []
        dx, dy = 1, 0
        for _ in range(rng.choice([1, 2, 3, 4, 6, 8]) if points else 0):
            dx, dy = rng.choice([(dx, dy), (-dx, -dy), (0, 0), (-dy, dx), (dy, -dx), (rng.randint(-3, 3), rng.randint(-3, 3)), (2 * dx, 2 * dy)])
            dx, dy = max(min(dx, 9), -9), max(min(dy, 9), -9)
            x, y = x + dx, y + dy
            points.append((x, y))
        yield (points,)
