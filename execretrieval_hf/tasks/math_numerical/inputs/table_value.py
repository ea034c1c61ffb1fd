def inputs(rng):
    while True:
        widths = sorted(rng.sample(range(7), rng.randint(2, 3)))
        heights = sorted(rng.sample(range(7), rng.randint(2, 3)))
        table = [[rng.choice([0, 1, 3, 10, -7, 8, None]) for _ in widths] for _ in heights]
        spot = (rng.choice(widths + [widths[0] + 1, widths[-1] - 1, 3]), rng.choice(heights + [heights[0] + 1, 3]))
        if rng.random() < 0.2:
            spot = rng.choice([(spot[0], heights[0] - 1), (spot[0], heights[-1] + 1), (widths[0] - 1, 3), (widths[-1] + 1, 3)])
        yield (widths, heights, table, spot)
