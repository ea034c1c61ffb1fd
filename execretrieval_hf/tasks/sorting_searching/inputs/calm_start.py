def inputs(rng):
    while True:
        jobs = []
        for _ in range(rng.randint(0, 4)):
            begin = rng.randint(0, 10)
            jobs.append((begin, begin + rng.randint(0, 5), rng.randint(0, 3)))
        opens = rng.randint(0, 5)
        yield (jobs, opens, opens + rng.randint(0, 10), rng.randint(1, 5))
