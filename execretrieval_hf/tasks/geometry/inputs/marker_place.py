def inputs(rng):
    while True:
        x, y = rng.randint(-3, 3), rng.randint(-3, 3)
        corners = [(x, y)]
        for _ in range(rng.randint(0, 5)):
            if rng.random() < 0.5:
                x += rng.randint(-4, 4)
            else:
                y += rng.randint(-4, 4)
            corners.append((x, y))
        yield corners, rng.randint(-14, 14)
