def inputs(rng):
    while True:
        low = rng.choice([0, 10, 40, 90])
        yield ([low + rng.choice([0, 4, 5, 9, rng.randint(0, 39)]) for _ in range(rng.randint(0, 7))], rng.randint(0, 3))
