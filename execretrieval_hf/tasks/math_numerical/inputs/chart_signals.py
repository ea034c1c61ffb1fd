def inputs(rng):
    while True:
        pool = rng.choice([[4, 5, 6], [6, 7, 7, 8, 9], [1, 2, 3, 4, 4]]) + [5, None, 2, 8, 6, 4]
        yield ([rng.choice(pool) for _ in range(rng.randint(0, 9))], (2, 5, 8), rng.randint(2, 4))
