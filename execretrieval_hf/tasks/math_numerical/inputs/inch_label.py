def inputs(rng):
    while True:
        parts = rng.choice([-1, 0, 1, 2, 4, 8, 16, 10, 3])
        tenths = rng.choice([-1, 0, 1, 7, 8, 254, 3048, 6096, 3048 + rng.randint(-20, 20), 254 * rng.randint(0, 30), 127 * rng.randint(0, 30), rng.randint(0, 8000), rng.randint(0, 40)])
        yield (tenths, parts)
