def inputs(rng):
    while True:
        width, height = rng.randint(1, 2), rng.randint(1, 3)
        table = [[rng.randint(-2, 4) for _ in range(width)] for _ in range(height)]
        steps = []
        for _ in range(rng.randint(0, 4)):
            first, second = (rng.randint(rng.choice([0, 1, 1, 1, 1]), height + rng.choice([0, 0, 0, 0, 1])) for _ in range(2))
            steps.append((first, rng.choice([None, 0, 1, -1, 2, 3]), second))
        yield (table, steps)
