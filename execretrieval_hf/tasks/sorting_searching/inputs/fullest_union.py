def inputs(rng):
    while True:
        left = sorted(rng.randint(0, 5) for _ in range(rng.randint(0, 6)))
        yield (left, sorted(rng.randint(0, 5) for _ in range(rng.randint(0, 6))))
