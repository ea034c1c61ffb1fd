def inputs(rng):
    while True:
        high = rng.choice([rng.randint(0, 255), rng.choice([0, 124, 125, 126, 127, 128, 201, 200, 202, 255])])
        low = rng.choice([0, 16, 240, rng.randint(0, 255), 2 * rng.randint(0, 127)])
        yield (high, low)
