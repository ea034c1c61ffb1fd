def inputs(rng):
    while True:
        log = sorted(rng.randint(0, 5) for _ in range(rng.randint(0, 5)))
        log = [(minute, rng.choice("aabc"), rng.choice([None, 0, 1, 2, 3])) for minute in log]
        yield ({key: rng.randint(0, 3) for key in "abc" if rng.random() < 0.6}, log, rng.randint(0, 6))
