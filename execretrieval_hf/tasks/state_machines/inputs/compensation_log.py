def inputs(rng):
    while True:
        names = "abcde"[: rng.randint(0, 5)]
        steps = [(name, rng.random() < 0.7) for name in names]
        failures = {name: rng.choice([0, 1, 2, 3]) for name in "abcde" if rng.random() < 0.3}
        yield (steps, failures, rng.choice([1, 2, 2, 3]))
