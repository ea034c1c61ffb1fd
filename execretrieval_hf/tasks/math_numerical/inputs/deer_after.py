def inputs(rng):
    while True:
        size = rng.randint(1, 4)
        herd = [rng.choice([0, 1, 3, 5, 10, 11]) for _ in range(size)]
        rules = [(rng.randint(0, 2), rng.choice([0, 33, 50, 80, 99, 100])) for _ in range(size)]
        yield (herd, rules, rng.choice([0, 5, 12, 20, 30, 200]), rng.randint(0, 3))
