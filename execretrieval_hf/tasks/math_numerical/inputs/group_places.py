def inputs(rng):
    while True:
        number = rng.choice([-1, 1, 1]) * rng.randint(0, 10 ** rng.randint(0, 9))
        sizes = [rng.randint(1, 4) for _ in range(rng.randint(1, 3))]
        yield (number, sizes, rng.choice([",", " ", "."]), rng.randint(1, 6))
