def inputs(rng):
    while True:
        w, h = rng.randint(1, 4), rng.randint(1, 4)
        yield (rng.randrange(1 << w * h), w, h)
