def inputs(rng):
    while True:
        length = rng.randint(1, 5)
        yield ([rng.choice([0, 2**length - 1, rng.randint(0, 2**length - 1), rng.randint(0, 2**length - 1)]) for _ in range(rng.randint(1, 3))], length, rng.randint(1, 4))
