def inputs(rng):
    while True:
        due = sorted(rng.sample(range(0, 25), rng.randint(0, 5)))
        openings = sorted(rng.randint(0, 27) for _ in range(rng.randint(0, 6)))
        yield (due, openings, rng.choice([0, 1, 2, 3, 5]))
