def inputs(rng):
    while True:
        width = rng.choice([2, 3, 3, 4, 5])
        yield (rng.randint(1, 2**width - 1), rng.sample(range(width), rng.randint(0, width)), width, rng.choice([0, 1, 2, 3, 5, 8, 12]))
