def inputs(rng):
    while True:
        start = rng.randint(0, 5)
        yield ([rng.randint(-3, 25) for _ in range(rng.randint(0, 5))], start, start + rng.randint(1, 15))
