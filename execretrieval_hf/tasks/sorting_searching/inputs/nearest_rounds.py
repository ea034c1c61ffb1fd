def inputs(rng):
    while True:
        yield (rng.randint(-3, 9), rng.sample(range(-4, 14), rng.randint(0, 6)))
