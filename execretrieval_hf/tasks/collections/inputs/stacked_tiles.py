def inputs(rng):
    while True:
        limit = rng.choice([4, 5, 6, 7, 8, 9, 12, 16])
        yield ([min(limit, rng.choice([1, 1, 2, 2, 2, 3, 4, 4, 6])) for _ in range(rng.randint(0, 9))], limit)
