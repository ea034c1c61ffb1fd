def inputs(rng):
    while True:
        top = rng.choice([3, 7, 15])
        first = [rng.randint(0, top) | rng.randint(0, top) for _ in range(rng.randint(0, 4))]
        second = [rng.randint(0, top) | rng.randint(0, top) for _ in range(rng.randint(0, 4))]
        yield (first, second, rng.choice([0, 0, 1, 1, 2, 3]), rng.choice([-2, -1, 0, 0, 1, 2]))
