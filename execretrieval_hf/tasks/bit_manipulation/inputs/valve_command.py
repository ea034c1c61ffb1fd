def inputs(rng):
    while True:
        code = rng.randint(0, 3) << 14 if rng.random() < 0.2 else rng.randint(0, 2) << 14
        low = rng.choice([0, 99, 100, 101, 127, 128, rng.randint(0, 1023), rng.randint(0, 1023)])
        yield (code | rng.randint(0, 15) * rng.choice([0, 1]) << 10 | low,)
