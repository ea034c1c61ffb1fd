def inputs(rng):
    while True:
        size = rng.randint(0, 6)
        yield ([rng.randint(1, 5) for _ in range(size)], [rng.choice([0, 1, 2, 3, 9]) for _ in range(size)])
