def inputs(rng):
    while True:
        yield (rng.choice([0, 1, 11, 12, 13, 24, 239, 240, 241, 252, 253, 480, rng.randint(0, 3000)]),)
