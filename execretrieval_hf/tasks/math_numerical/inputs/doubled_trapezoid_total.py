def inputs(rng):
    while True:
        yield ([(rng.randint(0, 9), rng.randint(-5, 9)) for _ in range(rng.choice([0, 1, 2, 2, 3, 5, 6]))], rng.choice([0, 1, 2, 2, 3, 5, 9]))
