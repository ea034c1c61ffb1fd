def inputs(rng):
    while True:
        jobs = [(rng.randint(1, 4), rng.choice([None, rng.randint(3, 18), rng.randint(10, 18)])) for _ in range(rng.randint(0, 3))]
        yield (jobs + [(rng.randint(1, 5), rng.randint(4, 16))], rng.randint(0, 2))
