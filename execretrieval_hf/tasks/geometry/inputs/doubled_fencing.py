def inputs(rng):
    while True:
        dx, dy = rng.choice([(1, 0), (0, 1), (1, 1), (2, -1), (-1, 2)])
        a, b, c, d = rng.sample(range(-3, 4), 2) + rng.sample(range(-3, 4), 2)
        ends = [(dx * k, dy * k) for k in (a, b, c, d)]
        if rng.random() < 0.4:
            x, y = ends[3]
            ends[3] = (x + rng.choice([0, 1]), y + rng.choice([0, 1]))
        if rng.random() < 0.2:
            ends[2:] = [(x, y + 1) for x, y in ends[2:]]
        if ends[2] != ends[3]:
            yield (ends[0], ends[1]), (ends[2], ends[3])
