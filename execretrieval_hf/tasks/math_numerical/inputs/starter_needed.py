def inputs(rng):
    while True:
        yield ([(rng.randint(1, 5), rng.choice([0, 1, 2, 10, 50, rng.randint(0, 100)])) for _ in range(rng.randint(0, 4))], rng.choice([0, 1, 5, 20, rng.randint(0, 60)]))
