def inputs(rng):
    while True:
        count = rng.randint(0, 5)
        yield ([rng.randint(0, 2**count - 1) for _ in range(rng.randint(0, 5))], count)
