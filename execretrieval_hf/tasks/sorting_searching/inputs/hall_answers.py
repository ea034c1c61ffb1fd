def inputs(rng):
    while True:
        wishes = [(rng.randint(0, 12), rng.randint(1, 4)) for _ in range(rng.randint(0, 5))]
        yield (wishes, rng.randint(0, 2), rng.choice([0, 1, 3, 5, 9]))
