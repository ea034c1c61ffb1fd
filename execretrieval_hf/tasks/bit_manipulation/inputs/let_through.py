def inputs(rng):
    while True:
        pattern = [rng.choice([0, 1, 10, 255]) for _ in range(4)]
        wildcard = [rng.choice([0, 0, 1, 15, 254, 255]) for _ in range(4)]
        addresses = []
        for _ in range(rng.randint(0, 4)):
            parts = list(pattern)
            for _ in range(rng.randint(0, 2)):
                place = rng.randrange(4)
                parts[place] ^= rng.choice([wildcard[place], 1, 2, 255])
            addresses.append(".".join(map(str, parts)))
        yield (addresses, ".".join(map(str, pattern)), ".".join(map(str, wildcard)))
