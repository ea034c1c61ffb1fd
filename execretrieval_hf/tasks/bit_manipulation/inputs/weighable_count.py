def inputs(rng):
    while True:
        yield ([rng.randint(1, rng.choice([3, 6, 12, 30])) for _ in range(rng.randint(0, 5))],)
