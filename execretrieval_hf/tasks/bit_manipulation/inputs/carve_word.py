def inputs(rng):
    while True:
        yield (rng.randint(0, rng.choice([15, 255, 65535, 2**20])), [rng.randint(1, rng.choice([2, 5, 9])) for _ in range(rng.randint(0, 5))])
