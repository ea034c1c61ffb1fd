def inputs(rng):
    while True:
        readings = [rng.choice([6, 7, 7, 8, 9, 5]) for _ in range(rng.randint(0, 12))]
        n = rng.randint(1, 4)
        yield (readings, rng.choice([6, 7, 7, 8]), n, rng.randint(1, n))
