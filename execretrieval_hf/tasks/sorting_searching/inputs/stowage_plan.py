def inputs(rng):
    while True:
        names = rng.sample(["a", "b", "c", "d", "e", "f"], rng.randint(0, 6))
        parcels = [(name, rng.randint(1, 3), rng.randint(3, 6), rng.random() < 0.5) for name in names]
        yield (parcels, rng.randint(3, 6))
