def inputs(rng):
    while True:
        length = rng.choice([1, 3, 5, 10])
        runs = []
        for _ in range(rng.randint(0, 4)):
            start = rng.choice([0, length, 2 * length, rng.randint(0, 20)])
            runs.append((start, start + rng.choice([0, 1, length, rng.randint(0, 15)])))
        yield (runs, length, rng.randint(1, 4))
