def inputs(rng):
    while True:
        kinds = [0, 1, 255, 256, 65535, 65536, 2**32 - 1, 2**32]
        top = rng.choice([3, 5, 8])
        yield ([rng.choice(kinds[:top]) for _ in range(rng.randint(1, 6))],)
