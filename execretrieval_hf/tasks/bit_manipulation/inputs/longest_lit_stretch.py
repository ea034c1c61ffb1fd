def inputs(rng):
    while True:
        top = rng.choice([15, 255, 4095, 65535])
        yield (rng.randint(1, top) | rng.choice([0, rng.randint(0, top)]),)
