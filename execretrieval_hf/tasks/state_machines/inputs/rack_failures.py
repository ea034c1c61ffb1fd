def inputs(rng):
    while True:
        events = "".join(rng.choice(["t", "tt", "r", "rr"]) for _ in range(rng.randint(0, 7)))
        n = rng.choice([0, 1, 2, 2, 3])
        yield (events, n, rng.randint(0, n))
