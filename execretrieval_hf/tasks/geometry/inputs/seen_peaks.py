def inputs(rng):
    while True:
        distances = rng.sample(range(1, 9), rng.randint(0, 5))
        yield ([(d, rng.choice([d, 2 * d, rng.randint(0, 9)])) for d in distances], rng.choice([0, 0, 1, 2, 5]))
