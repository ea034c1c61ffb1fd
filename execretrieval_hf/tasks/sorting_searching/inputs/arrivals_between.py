def inputs(rng):
    while True:
        stamps = sorted(rng.randint(0, 12) for _ in range(rng.randint(0, 9)))
        yield (stamps, rng.randint(-1, 13), rng.randint(-1, 13))
