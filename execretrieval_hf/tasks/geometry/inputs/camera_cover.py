def inputs(rng):
    while True:
        span, slim = rng.choice([2, 4, 6]), rng.choice([0, 1, 3])
        spots = [(rng.randint(-span, span), rng.randint(-slim, slim)) for _ in range(14)]
        if rng.random() < 0.5:
            spots = [(y, x) for x, y in spots]
        walls = [(a, b) for a, b in zip(spots[1:7:2], spots[2:8:2]) if a != b]
        yield spots[0], walls[: rng.randint(0, 3)], spots[7 : rng.randint(7, 14)]
