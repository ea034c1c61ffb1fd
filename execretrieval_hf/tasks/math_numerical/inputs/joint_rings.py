def inputs(rng):
    while True:
        timers = [(rng.randint(0, 6), rng.randint(1, 6)) for _ in range(rng.randint(0, 4))]
        yield (timers, rng.randint(1, 3), rng.randint(0, 16))
