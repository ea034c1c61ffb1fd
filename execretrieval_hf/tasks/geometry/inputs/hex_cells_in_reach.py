def inputs(rng):
    while True:
        radius = rng.randint(0, 5)
        column = rng.randint(-radius, radius)
        row = rng.randint(max(-radius, -column - radius), min(radius, radius - column))
        yield (radius, (column, row), rng.randint(0, 5))
