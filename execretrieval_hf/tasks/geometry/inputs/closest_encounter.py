def inputs(rng):
    while True:
        yield ([(rng.randint(-4, 4), rng.randint(-4, 4), rng.randint(-2, 2), rng.randint(-2, 2)) for _ in range(rng.randint(0, 4))],)
