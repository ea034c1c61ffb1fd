def inputs(rng):
    while True:
        yield (rng.randint(1, 13), rng.randint(0, 4))
