def inputs(rng):
    while True:
        lock = rng.choice([1, 3, 10])
        minute = rng.randint(0, 5)
        tries = []
        for _ in range(rng.randint(0, 8)):
            tries.append((minute, rng.choice(["ann", "ann", "ben"]), rng.choice([0, 0, 1])))
            minute += rng.choice([0, 1, 1, lock - 1, lock, 29, 30, 59, 60])
        yield (tries, rng.choice([1, 2, 2, 3]), lock)
