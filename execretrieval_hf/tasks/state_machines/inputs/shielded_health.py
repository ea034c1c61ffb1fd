def inputs(rng):
    while True:
        hits = [rng.choice([0, 0, 0, 1, 2, 3, 5]) for _ in range(rng.randint(0, 9))]
        yield (hits, rng.randint(1, 8), rng.randint(0, 5), rng.randint(1, 3), rng.randint(1, 3))
