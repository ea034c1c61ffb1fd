def inputs(rng):
    while True:
        ids = rng.sample(range(12), rng.randint(0, 5))
        yield ([(rng.choice([0, 0, 1, 1, 2, 3, 6]), number) for number in ids],)
