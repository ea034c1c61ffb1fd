def inputs(rng):
    while True:
        leaders = [rng.randint(160, 172) for _ in range(rng.randint(0, 4))]
        yield (leaders, [rng.randint(160, 172) for _ in range(rng.randint(0, 5))], rng.randint(0, 6))
