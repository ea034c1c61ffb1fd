def inputs(rng):
    while True:
        bills = [(rng.randint(1, 5), rng.randint(0, 20)) for _ in range(rng.randint(0, 4))]
        yield (bills, rng.choice([1, 2, 3, 7]))
