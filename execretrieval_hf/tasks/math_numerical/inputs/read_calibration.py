def inputs(rng):
    while True:
        points = [(rng.choice([0, 2, 4, 8, 9, 10]), rng.randint(-12, 20)) for _ in range(rng.choice([1, 2, 3, 4]))]
        yield (points, rng.choice([rng.choice(points)[0], rng.randint(0, 10), min(points)[0] - 1, max(points)[0] + 1]))
