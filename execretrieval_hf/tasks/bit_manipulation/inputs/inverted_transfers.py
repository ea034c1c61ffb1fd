def inputs(rng):
    while True:
        n = rng.choice([1, 2, 3, 4, 5, 6])
        yield ([rng.randint(0, 2**n - 1) for _ in range(rng.randint(0, 6))], n)
