def inputs(rng):
    while True:
        top = rng.choice([2, 5, 9])
        yield ([rng.randint(-top, top) for _ in range(rng.randint(0, 7))], rng.randint(0, 4))
