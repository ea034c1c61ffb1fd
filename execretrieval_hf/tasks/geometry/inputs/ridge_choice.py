def inputs(rng):
    while True:
        wide = rng.randint(2, 4)
        yield ([[rng.randint(-1, 4) for _ in range(wide)] for _ in range(rng.randint(2, 4))],)
