def inputs(rng):
    while True:
        purchases = [(rng.randint(1, 5), rng.randint(0, 9)) for _ in range(rng.randint(1, 4))]
        yield (rng.randint(0, 14), purchases)
