def inputs(rng):
    while True:
        lots = []
        for name in rng.sample("ABCDE", rng.randint(0, 5)):
            lots.append((name, rng.randint(8, 14), rng.randint(1, 4)))
        yield (lots, rng.randint(0, 9), rng.randint(6, 11), rng.randint(0, 3))
