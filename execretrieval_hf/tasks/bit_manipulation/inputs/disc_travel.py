def inputs(rng):
    while True:
        n = rng.randint(2, 4)
        sector = rng.randrange(1 << n)
        readings = []
        for _ in range(rng.randint(0, 6)):
            sector = (sector + rng.choice([1, -1, 2, 1 << n - 1, (1 << n - 1) + 1, (1 << n - 1) - 1])) % (1 << n)
            readings.append(None if rng.random() < 0.3 else sector ^ sector >> 1)
        yield (readings, n)
