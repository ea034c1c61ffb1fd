def inputs(rng):
    while True:
        jobs = [(rng.randint(0, 8), rng.randint(0, 5)) for _ in range(rng.randint(0, 6))]
        yield (jobs, rng.randint(8, 24))
