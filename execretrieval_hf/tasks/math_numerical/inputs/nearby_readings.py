def inputs(rng):
    while True:
        readings = [(rng.randint(0, 8), rng.choice([None, 1, 2, 3, 4, 5])) for _ in range(rng.randint(0, 5))]
        yield (readings, [rng.randint(-1, 9) for _ in range(rng.randint(0, 4))], rng.randint(0, 4))
