def inputs(rng):
    while True:
        wait = rng.choice([0, 1, 3])
        clock = rng.randint(0, 9)
        stops = []
        for _ in range(rng.randint(0, 5)):
            leave = clock + rng.choice([0, 0, wait, wait, wait, wait + 1 if rng.random() < 0.4 else 0, -1 if rng.random() < 0.4 else 0])
            stops.append((clock, leave))
            clock = leave + rng.choice([1, 1, 1, 2, 5, 0, -1] if rng.random() < 0.5 else [1, 2])
        yield (stops, wait)
