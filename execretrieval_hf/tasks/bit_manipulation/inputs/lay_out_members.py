def inputs(rng):
    while True:
        unit = rng.choice([4, 8, 8, 16])
        yield ([rng.choice([0, 1, 2, 3, 4, 4, 5, unit // 2, unit, unit + 1 if rng.random() < 0.2 else 1]) for _ in range(rng.randint(0, 7))], unit)
