def inputs(rng):
    while True:
        first = sorted(rng.sample(range(16), rng.randint(0, 5)))
        second = sorted(rng.sample(range(16), rng.randint(0, 5)))
        yield (first, second, rng.randint(0, 3))
