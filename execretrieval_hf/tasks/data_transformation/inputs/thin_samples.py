def inputs(rng):
    while True:
        samples, minute = [], rng.randint(0, 3)
        for _ in range(rng.randint(0, 7)):
            samples.append((minute, rng.randint(0, 5)))
            minute += rng.choice([1, 1, 1, 2, 2, 3, 4, 0 if rng.random() < 0.4 else 1])
        yield (samples, rng.randint(0, 3), rng.randint(1, 6))
