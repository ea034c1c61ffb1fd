def inputs(rng):
    while True:
        bands = []
        low = rng.choice([0, 1, 1, 1, 2])
        for _ in range(rng.randint(0, 4)):
            high = low + rng.randint(0, 3)
            bands.append((low, high))
            low = high + rng.choice([1, 1, 1, 1, 0, 2])
        rng.shuffle(bands)
        yield (bands, rng.randint(0, 12))
