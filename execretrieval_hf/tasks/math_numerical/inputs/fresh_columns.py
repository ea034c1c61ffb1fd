def inputs(rng):
    while True:
        prime = rng.choice([2, 2, 3, 5, 7])
        width = rng.randint(1, 4)
        yield ([[rng.randint(-1, 7) for _ in range(width)] for _ in range(rng.randint(1, 4))], prime)
