def inputs(rng):
    while True:
        top = rng.choice([3, 7, 15])
        samples = [rng.randint(0, top) | rng.randint(0, top) for _ in range(rng.randint(0, 7))]
        yield (samples, rng.choice([1, 2, 2, 3, 3, 4]))
