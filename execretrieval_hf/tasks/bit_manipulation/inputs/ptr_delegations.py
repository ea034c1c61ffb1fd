def inputs(rng):
    while True:
        length = rng.choice([6, 7, 8, 14, 15, 16, 22, 23, 24, 25, 26, 29, 30, 31, 32])
        start = rng.randrange(1 << length) << 32 - length
        if rng.random() < 0.3:
            start ^= 1 << rng.choice([0, 7, 8, 9, 16, 17])
        yield (".".join(str(start >> shift & 255) for shift in (24, 16, 8, 0)) + f"/{length}",)
