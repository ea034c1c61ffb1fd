def inputs(rng):
    while True:
        n = rng.randint(1, 4)
        fixed = rng.choice([0, 0, 1, 2, 4, 6])
        yield ([rng.randint(0, 31) | fixed for _ in range(rng.randint(1, 6))], n)
