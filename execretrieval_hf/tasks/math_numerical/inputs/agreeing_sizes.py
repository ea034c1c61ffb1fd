def inputs(rng):
    while True:
        first = rng.randint(1, 40)
        second = first if rng.random() < 0.1 else first + rng.choice([6, 12, -6, 10, 15, 24]) if rng.random() < 0.6 else rng.randint(1, 40)
        yield (first, max(second, 1), rng.randint(1, 16))
