def inputs(rng):
    while True:
        triangle = tuple((rng.randint(0, 5), rng.randint(0, 5)) for _ in range(3))
        yield (triangle, (rng.randint(1, 4), rng.randint(1, 4)))
