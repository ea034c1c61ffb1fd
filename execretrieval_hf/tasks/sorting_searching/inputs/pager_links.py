def inputs(rng):
    while True:
        last = rng.randint(1, 14)
        yield (rng.randint(1, last), last, rng.randint(0, 3))
