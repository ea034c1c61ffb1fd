def inputs(rng):
    while True:
        value = rng.choice([0, 1, 60, 3600, 86400]) * rng.randint(0, 30) + rng.choice([0, 0, 1, 59, 60, 61, 3599, 3600, 7260, 86399])
        yield (value * rng.choice([1, 1, -1]),)
