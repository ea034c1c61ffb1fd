def inputs(rng):
    while True:
        offers = [(rng.randint(1, 6), rng.randint(1, 4)) for _ in range(rng.randint(0, 4))]
        bids = [(rng.randint(1, 6), rng.randint(1, 4)) for _ in range(rng.randint(0, 4))]
        yield (offers, bids)
