def inputs(rng):
    while True:
        low = rng.randint(1, 12)
        yield (low, low + rng.choice([-1, 0, 0, 1, 2, 3, 5]) or 1, [rng.randint(1, 12) for _ in range(rng.randint(0, 4))])
