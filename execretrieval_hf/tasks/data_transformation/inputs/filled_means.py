def inputs(rng):
    while True:
        length = rng.choice([2, 3, 5])
        readings = [(rng.randint(0, 14), rng.randint(-5, 9)) for _ in range(rng.randint(0, 7))]
        yield (readings, length, rng.randint(1, 4), rng.randint(1, 3))
