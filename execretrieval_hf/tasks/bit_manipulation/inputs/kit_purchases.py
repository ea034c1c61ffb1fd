def inputs(rng):
    while True:
        offers = [(rng.randint(0, 15) & rng.randint(0, 15), rng.choice([0, 1, 2, 2, 3, 4])) for _ in range(rng.randint(0, 6))]
        yield (rng.choice([0, 1, 3, 6, 7, 9, 15]), offers)
