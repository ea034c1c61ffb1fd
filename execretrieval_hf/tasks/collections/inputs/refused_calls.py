def inputs(rng):
    while True:
        times, now = [], 0
        for _ in range(rng.randint(0, 8)):
            times.append(now)
            now += rng.choice([0, 1, 1, 2, 3])
        yield (times, rng.choice([0, 1, 1, 2, 2, 3]), rng.randint(1, 5))
