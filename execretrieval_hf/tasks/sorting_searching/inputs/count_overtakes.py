def inputs(rng):
    while True:
        yield (rng.sample(range(1, rng.choice([9, 9, 30])), rng.randint(0, 7)), rng.choice([0, 0, 1, 2, 3, 5]))
