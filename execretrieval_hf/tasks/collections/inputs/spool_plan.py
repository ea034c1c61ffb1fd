def inputs(rng):
    while True:
        count = rng.randint(0, 6)
        sent = rng.sample(range(0, rng.choice([8, 12, 25])), count)
        jobs = [(name, minute, rng.randint(1, 5), rng.randint(0, 2)) for name, minute in zip("abcdef", sent)]
        yield (jobs, rng.randint(0, 6))
