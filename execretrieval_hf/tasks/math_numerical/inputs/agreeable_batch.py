def inputs(rng):
    while True:
        packs = [rng.choice([1, 2, 3, 4, 5, 6, 10]) for _ in range(rng.randint(0, 3))]
        jinxed = [rng.choice([1, 2, 3, 4, 5, 7, 8, 9, 11, 13, 18, 20, 24]) for _ in range(rng.randint(0, 3))]
        yield (rng.randint(1, 80), packs, jinxed)
