def inputs(rng):
    while True:
        jobs = [(name, rng.randint(1, 4)) for name in "abcde"[: rng.randint(0, 5)]]
        yield (jobs, rng.randint(0, 4), rng.randint(1, 4), rng.randint(0, 12))
