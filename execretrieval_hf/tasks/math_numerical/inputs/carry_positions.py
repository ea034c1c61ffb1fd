def inputs(rng):
    while True:
        base = rng.choice([2, 3, 10, 10, 16])
        top = rng.choice([base, base ** 2, base ** 4])
        yield (rng.randint(0, top), rng.randint(0, top), base, rng.randint(1, 5))
