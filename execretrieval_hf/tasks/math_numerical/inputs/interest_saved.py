def inputs(rng):
    while True:
        months = rng.randint(1, 6)
        terms = (rng.choice([0, 1, 2, 10, 20, 50]), rng.choice([0, 1, 3, 5, 30]))
        yield (rng.choice([0, 10, 42, 100, 210, 211]), months, rng.randint(0, months + 2), terms)
