def inputs(rng):
    while True:
        n = rng.choice([0, 1, 2, 3])
        pool = [0, n, -n, n + 1, -n - 1, n + 1, -n - 1, n + 4, -n - 4]
        yield ([rng.choice(pool) for _ in range(rng.randint(0, 12))], n)
