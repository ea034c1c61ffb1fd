def inputs(rng):
    while True:
        ones = rng.randint(0, 32)
        word = (2**ones - 1) << 32 - ones
        parts = [word >> shift & 255 for shift in (24, 16, 8, 0)]
        if rng.random() < 0.4:
            parts[rng.randint(0, 3)] = rng.choice([0, 1, 127, 128, 253, 254, 255, 256, 300])
        if rng.random() < 0.2:
            parts = rng.choice([parts[1:], parts + [rng.choice([0, 255, 256])]])
        yield (".".join(str(part) for part in parts),)
