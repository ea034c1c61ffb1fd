def inputs(rng):
    while True:
        base = [rng.choice([0, 10, 128, 192, 255]) for _ in range(4)]
        addresses = []
        for _ in range(rng.randint(1, 4)):
            parts = list(base)
            parts[rng.choice([0, 1, 2, 3, 3])] ^= rng.choice([0, 1, 2, 3, 64, 128])
            addresses.append(".".join(map(str, parts)))
        yield (addresses,)
