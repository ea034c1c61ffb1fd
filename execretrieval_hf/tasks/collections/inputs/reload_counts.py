def inputs(rng):
    while True:
        minute, visits = rng.randint(0, 2), []
        for _ in range(rng.randint(0, 8)):
            visits.append((minute, rng.choice("aab")))
            minute += rng.choice([0, 1, 1, 2, 3, 5])
        yield (visits, rng.randint(1, 6))
