def inputs(rng):
    while True:
        size = rng.randint(0, 12)
        used = rng.getrandbits(12) & rng.choice([rng.getrandbits(12), rng.getrandbits(12), 4095])
        yield (used, size, rng.choice([-1, 0, 1, 1, 2, 2, 3, 4]), rng.choice([1, 1, 2, 3, 4]))
