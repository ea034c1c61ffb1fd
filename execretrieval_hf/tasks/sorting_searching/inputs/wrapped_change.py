def inputs(rng):
    while True:
        values = rng.choice([[1, 2], [1, 2, 5], [10, 20, 50, 100]])
        yield ([rng.choice(values) for _ in range(rng.randint(0, 12))], rng.randint(1, 4))
