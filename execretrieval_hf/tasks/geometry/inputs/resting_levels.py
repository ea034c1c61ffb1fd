def inputs(rng):
    while True:
        yield ([tuple([rng.randint(-1, 3), rng.randint(-1, 3)] + [rng.randint(1, 3) for _ in range(3)]) for _ in range(rng.randint(0, 5))],)
