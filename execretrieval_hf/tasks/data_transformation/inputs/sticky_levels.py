def inputs(rng):
    while True:
        limits = sorted(rng.sample(range(0, 14), rng.randint(0, 3)))
        yield ([rng.randint(-4, 15) for _ in range(rng.randint(0, 7))], limits, rng.randint(0, 4))
