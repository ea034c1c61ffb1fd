def inputs(rng):
    while True:
        positions = sorted(rng.choice([0, 2, 4, 5, 9]) for _ in range(rng.choice([0, 1, 2, 2, 3, 4])))
        stops = [(place, tuple(rng.choice([0, 1, 10, 15, 16, 100, 255]) for _ in range(3))) for place in positions]
        yield (stops, rng.randint(-1, 10))
