def inputs(rng):
    while True:
        yield (rng.randint(1960, 2060), rng.randint(0, 6))
