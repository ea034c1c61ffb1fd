def inputs(rng):
    while True:
        requests = [rng.choice("aaabbcd") for _ in range(rng.randint(0, 12))]
        yield (requests, rng.randint(1, 3), rng.randint(1, 9))
