def inputs(rng):
    while True:
        levels = [rng.choice([-2, 0, 1, 1, 2, 3, 5]) for _ in range(rng.randint(0, 9))]
        yield (levels, rng.randint(1, 4), rng.randint(0, 4), rng.randint(-2, 6))
