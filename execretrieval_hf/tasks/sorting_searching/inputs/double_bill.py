def inputs(rng):
    while True:
        yield ([rng.choice([30, 40, 50, 60, 61, 90]) for _ in range(rng.randint(0, 5))], rng.choice([0, 5, 10]), rng.randint(60, 170))
