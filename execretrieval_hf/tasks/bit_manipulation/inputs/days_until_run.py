def inputs(rng):
    while True:
        single = 1 << rng.randint(0, 6)
        mask = rng.choice([0, 127, 128, rng.randint(0, 127), single, single, 129 << rng.randint(0, 2)])
        yield (mask, rng.randint(0, 6), rng.randint(6, 8), rng.randint(6, 8))
