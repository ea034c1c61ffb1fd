def inputs(rng):
    while True:
        ax, ay = rng.randint(-2, 2), rng.randint(-2, 2)
        old = ((ax, ay), (ax + rng.randint(-2, 2), ay + rng.choice([0, 0, 1, 2])))
        new = tuple((rng.randint(-3, 3), rng.randint(-3, 3)) for _ in range(2))
        yield (old, new, (rng.randint(-3, 3), rng.randint(-3, 3)))
