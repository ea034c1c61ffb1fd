def inputs(rng):
    while True:
        readings = []
        for _ in range(rng.randint(0, 4)):
            readings += [rng.choice([0, 1, 2])] * rng.randint(1, 4)
        yield (readings, rng.choice([1, 2, 2, 3, 3, 4]))
