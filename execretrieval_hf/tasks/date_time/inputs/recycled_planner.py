def inputs(rng):
    while True:
        yield (rng.choice([rng.randint(1600, 2500), rng.randint(1990, 2040), rng.randint(2080, 2110)]),)
