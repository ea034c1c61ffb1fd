def inputs(rng):
    while True:
        floats = []
        for _ in range(rng.randint(0, 6)):
            floats += [rng.choice(["00", "10", "11", "01", "01"])] * rng.choice([1, 1, 2])
        yield (floats, rng.choice([1, 2, 2, 3]))
