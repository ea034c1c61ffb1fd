def inputs(rng):
    while True:
        size = rng.choice([4, 7, 10])
        yield ([(rng.randint(0, size), rng.randint(0, size), rng.randint(1, 3), rng.randint(1, 3)) for _ in range(rng.randint(0, 6))],)
