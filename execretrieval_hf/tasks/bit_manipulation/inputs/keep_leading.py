def inputs(rng):
    while True:
        yield (rng.randint(0, rng.choice([7, 63, 1023, 2**20])), rng.choice([0, 1, 1, 2, 3, 4, 6]))
