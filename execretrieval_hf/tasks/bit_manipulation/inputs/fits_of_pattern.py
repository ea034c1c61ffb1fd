def inputs(rng):
    while True:
        pattern = "".join(rng.choice("01xx") for _ in range(rng.randint(1, 4)))
        yield (pattern, [rng.randint(0, 2 ** len(pattern) - 1) for _ in range(rng.randint(0, 8))])
