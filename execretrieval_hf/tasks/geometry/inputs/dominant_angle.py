def inputs(rng):
    while True:
        yield (tuple((rng.randint(0, 4), rng.randint(0, 4)) for _ in range(3)),)
