def inputs(rng):
    while True:
        yield (rng.choice([rng.randint(0, 31), rng.randint(0, 511), 1 << rng.randint(0, 9), 3 << rng.randint(0, 9)]),)
