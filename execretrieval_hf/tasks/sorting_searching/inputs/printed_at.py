def inputs(rng):
    while True:
        yield (rng.randint(1, 40), rng.randint(1, 9), rng.randint(1, 9))
