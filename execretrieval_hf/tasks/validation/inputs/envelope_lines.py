def inputs(rng):
    while True:
        width = rng.randint(4, 16)
        address = [("abcdefgh"[:rng.choice([0, 1, 2, 2, 3, 4, 5])] if rng.random() < 0.9 else "  ")[:width] for _ in range(rng.randint(0, 5))]
        yield (address, rng.randint(1, 4), width)
