def inputs(rng):
    while True:
        ranges = []
        for _ in range(rng.randint(0, 3)):
            low = rng.randint(-6, 8)
            ranges.append((low, low + rng.randint(0, 4)))
        yield (rng.randint(-5, 10), ranges)
