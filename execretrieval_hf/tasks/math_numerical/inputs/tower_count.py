def inputs(rng):
    while True:
        yield (rng.sample(range(1, 6), rng.randint(0, 4)), rng.randint(1, 12))
