def inputs(rng):
    while True:
        baskets = [[rng.choice("abcd") for _ in range(rng.randint(0, 4))] for _ in range(rng.randint(0, 6))]
        yield (baskets, rng.randint(1, 3), rng.randint(1, 4))
