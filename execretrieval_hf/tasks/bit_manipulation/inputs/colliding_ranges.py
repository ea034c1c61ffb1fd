def inputs(rng):
    while True:
        yield ([(rng.randint(0, 9), rng.choice([1, 1, 2, 3, 4])) for _ in range(rng.randint(0, 5))],)
