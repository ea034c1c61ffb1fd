def inputs(rng):
    while True:
        period = rng.randint(1, 7)
        day = rng.randint(0, period)
        tries = []
        for _ in range(rng.randint(0, 5)):
            tries.append(day)
            day += rng.choice([0, 1, 2, period, period, period + 1])
        yield (period, tries, rng.choice([0, 1, 2, 2, 3]), rng.choice([rng.randint(0, 12), day - 1, day, 99]))
