def inputs(rng):
    while True:
        exponents = rng.sample(range(-3, 7), rng.randint(0, 4))
        yield ({exponent: rng.choice([0, 1, -1, 2, 3, -4, 5]) for exponent in exponents}, rng.choice([0, 1, 1, 2, 3, 4]))
