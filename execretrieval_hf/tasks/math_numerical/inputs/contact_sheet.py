def inputs(rng):
    while True:
        yield (rng.randint(1, 60), rng.randint(1, 8))
