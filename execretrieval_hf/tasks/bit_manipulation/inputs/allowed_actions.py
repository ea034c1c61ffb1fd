def inputs(rng):
    while True:
        special = [0o666, 0o777, 0o111, 0o001, 0o100, rng.choice([511, 512, 0o1755])]
        mode = rng.choice([rng.randint(0, 511), rng.randint(0, 511)] + special)
        groups = [rng.choice([0, 20, 30]) for _ in range(rng.randint(0, 2))]
        yield (mode, rng.choice([0, 10]), rng.choice([20, 20, 30]), rng.choice([0, 10, 10, 11]), groups)
