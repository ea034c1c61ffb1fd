def inputs(rng):
    while True:
        yield (rng.choice([-1, 0, 1, 2, 31, 32, 58, 59, 60, 60, 61, 62, rng.randint(1, 400), rng.randint(40000, 46000)]),)
