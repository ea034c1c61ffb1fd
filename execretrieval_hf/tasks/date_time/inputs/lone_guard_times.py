def inputs(rng):
    while True:
        shifts = []
        for _ in range(rng.randint(0, 5)):
            start = rng.randint(0, 12)
            shifts.append((start, start + rng.choice([1, 2, 3, 4, 8])))
        yield (shifts, rng.choice([0, 1, 2, 3]))
