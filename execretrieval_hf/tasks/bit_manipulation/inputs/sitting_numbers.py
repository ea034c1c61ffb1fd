def inputs(rng):
    while True:
        yield ([rng.randint(0, 31) & rng.randint(0, 31) for _ in range(rng.randint(0, 7))], rng.choice([1, 2, 2, 3]))
