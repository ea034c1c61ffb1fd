def inputs(rng):
    while True:
        low = rng.randint(-4, 2)
        yield ([rng.randint(-6, 6) for _ in range(rng.randint(0, 4))], low, low + rng.randint(-1, 5))
