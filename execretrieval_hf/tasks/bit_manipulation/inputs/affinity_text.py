def inputs(rng):
    while True:
        top = rng.choice([7, 63, 1023, 16383])
        yield (rng.randint(0, top) & rng.choice([top, rng.randint(0, top)]),)
