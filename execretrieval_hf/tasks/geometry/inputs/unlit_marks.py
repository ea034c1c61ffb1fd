def inputs(rng):
    while True:
        lamps = [(rng.randint(-2, 10), rng.randint(-4, 4), rng.randint(0, 5)) for _ in range(rng.randint(0, 3))]
        yield rng.randint(0, 9), lamps
