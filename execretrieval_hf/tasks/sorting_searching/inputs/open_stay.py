def inputs(rng):
    while True:
        closures = []
        for _ in range(rng.randint(0, 4)):
            first = rng.randint(1, 14)
            closures.append((first, first + rng.choice([0, 0, 1, 2, 5])))
        yield (closures, rng.randint(0, 10), rng.randint(1, 4))
