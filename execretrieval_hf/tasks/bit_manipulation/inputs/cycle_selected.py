def inputs(rng):
    while True:
        top = rng.choice([3, 7, 15, 31, 127])
        yield (rng.randint(0, top), rng.randint(0, top))
