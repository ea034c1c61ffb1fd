def inputs(rng):
    while True:
        width = rng.randint(1, 3)
        yield ([[rng.randint(0, 3) for _ in range(width)] for _ in range(rng.randint(1, 4))],)
