def inputs(rng):
    while True:
        lower = rng.randint(-1, 4)
        upper = lower + rng.choice([0, 1, 2, 3])
        readings = [rng.randint(lower - 2, upper + 2) for _ in range(rng.randint(0, 10))]
        yield (readings, lower, upper, rng.choice([1, 2, 2, 3, 4]))
