def inputs(rng):
    while True:
        yield (rng.randint(0, 24),)
