def inputs(rng):
    while True:
        modulus = rng.choice([1, 2, 4, 6, 8, 9, 10, 12, 16, 18, rng.randint(1, 24)])
        yield (rng.randrange(modulus), rng.randint(0, 6), rng.randint(0, 5), modulus)
