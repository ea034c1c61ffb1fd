def inputs(rng):
    while True:
        changes = []
        minute = rng.randint(-5, 5)
        for _ in range(rng.randint(0, 3)):
            changes.append((minute, rng.choice([0, 1, 2, 5, 10, -3])))
            minute += rng.randint(1, 12)
        yield (rng.randint(-10, 35), rng.choice([0, 1, 5, 8]), changes)
