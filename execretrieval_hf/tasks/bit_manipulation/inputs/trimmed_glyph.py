def inputs(rng):
    while True:
        top = rng.choice([1, 3, 7, 15])
        left = rng.choice([0, 0, 1, 3])
        yield ([rng.choice([0, rng.randint(0, top) << left, rng.randint(0, top) & rng.randint(0, top)]) for _ in range(rng.randint(0, 5))],)
