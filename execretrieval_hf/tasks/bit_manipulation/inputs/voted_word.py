def inputs(rng):
    while True:
        top = rng.choice([3, 7, 15, 63])
        yield ([rng.randint(0, top) for _ in range(rng.randint(1, 6))],)
