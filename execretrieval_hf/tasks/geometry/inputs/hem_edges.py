def inputs(rng):
    while True:
        yield ([tuple(rng.sample(range(5), 3)) for _ in range(rng.randint(0, 5))],)
