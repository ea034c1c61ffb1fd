def inputs(rng):
    while True:
        length = rng.choice([22, 24, 25, 26, 27, 28])
        start = rng.randrange(1 << 16) << 16 | rng.randrange(4) << 32 - length
        block = ".".join(str(start >> shift & 255) for shift in (24, 16, 8, 0)) + f"/{length}"
        yield (block, [rng.choice([0, 0, 1, 2, 3, 6, 7, 13, 14, 15, 30, 31, 62]) for _ in range(rng.randint(0, 4))])
