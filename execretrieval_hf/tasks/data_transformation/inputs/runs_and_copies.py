def inputs(rng):
    while True:
        least = rng.choice([1, 2, 2, 3])
        values = [rng.choice([0, 1, 1, 5]) for _ in range(rng.randint(0, 5))] + [rng.randint(0, 2)] * rng.randint(0, 6)
        yield (values, least, least + rng.choice([0, 1, 2, 5]))
