def inputs(rng):
    while True:
        width = rng.randint(1, 4)
        yield ([[rng.randint(0, 2) for _ in range(width)] for _ in range(rng.randint(0, 4))],)
