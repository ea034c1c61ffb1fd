def inputs(rng):
    while True:
        top = rng.choice([2, 4, 8])
        yield ([rng.randint(0, top) for _ in range(rng.randint(0, 8))], rng.randint(1, 7))
