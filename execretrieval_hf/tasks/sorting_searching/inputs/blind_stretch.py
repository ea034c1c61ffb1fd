def inputs(rng):
    while True:
        cameras = [(rng.randint(-2, 14), rng.choice([0, 1, 1, 2, 3, 5])) for _ in range(rng.randint(0, 4))]
        yield (cameras, rng.randint(0, 14))
