def inputs(rng):
    while True:
        own = sorted((rng.randint(0, 8) for _ in range(rng.randint(0, 5))), reverse=True)
        other = sorted((rng.randint(0, 8) for _ in range(rng.randint(0, 5))), reverse=True)
        yield (own, other, rng.randint(0, 3))
