def inputs(rng):
    while True:
        samples = "".join(rng.choice("01") * rng.choice([1, 1, 2, 2, 3, 4]) for _ in range(rng.randint(0, 8)))
        yield (samples, rng.choice([0, 1, 2, 2, 3, 3, 4]))
