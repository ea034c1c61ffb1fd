def inputs(rng):
    while True:
        rows = [(rng.choice("NSW"), rng.choice(["Mar", "Jan", "Feb"]), rng.randint(-2, 5)) for _ in range(rng.randint(0, 5))]
        yield (rows, rng.choice([-1, 0, 2, 3, 4, 5]))
