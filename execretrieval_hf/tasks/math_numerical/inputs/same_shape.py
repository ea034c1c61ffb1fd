def inputs(rng):
    while True:
        pool = [2, 3, 4, 5, 6, 8, 9, 10, 12, 16, 18, 20, 24, 27, 30, 36, 40, 42, 50, 54, 72, 100, 108]
        yield ([rng.choice([rng.choice(pool), rng.choice(pool), rng.choice(pool), rng.randint(-2, 3), rng.randint(1, 60)]) for _ in range(rng.randint(0, 7))],)
