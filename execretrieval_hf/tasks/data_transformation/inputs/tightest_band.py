def inputs(rng):
    while True:
        bands = []
        for _ in range(rng.randint(0, 4)):
            low = rng.randint(0, 8)
            bands.append((rng.choice("abcdef"), low, low + rng.choice([0, 1, 2, 2, 3, 5])))
        yield ([rng.randint(0, 10) for _ in range(rng.randint(0, 4))], bands)
