def inputs(rng):
    while True:
        unit = rng.choice([1, 2, 3, 5, 7, 10, 20, 100])
        yield ([rng.randint(0, 2 * unit + 1) for _ in range(rng.randint(0, 7))], unit)
