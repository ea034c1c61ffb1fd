def inputs(rng):
    while True:
        word = rng.choice([0, 2**32 - 1, rng.getrandbits(32), rng.getrandbits(8)])
        width = rng.choice([0, 1, 2, 3, 4, 8])
        start = rng.choice([0, 1, 4, 7, 31 - width if width < 32 else 0, 32 - width, 33 - width])
        yield (word, rng.choice([0, 1, 3, 4, 7, 8, 9, 300]), start, width)
