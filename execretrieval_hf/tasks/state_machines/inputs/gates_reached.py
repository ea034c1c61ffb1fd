def inputs(rng):
    while True:
        start = rng.randint(1, 9)
        b = rng.choice([0, 1, 2, 3])
        legs = [rng.choice([0, 1, b, b + 1, b + 1, b + 2, start, 3]) for _ in range(rng.randint(0, 9))]
        yield (legs, start, b)
