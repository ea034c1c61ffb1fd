def inputs(rng):
    while True:
        payments = [(rng.choice(["Kay", "Lou"]), rng.randint(8, 13)) for _ in range(rng.randint(0, 4))]
        numbers = rng.sample(range(1, 10), rng.randint(0, 6))
        invoices = [(n, rng.choice(["Kay", "Kay", "Lou"]), rng.randint(8, 14)) for n in numbers]
        yield (payments, invoices, rng.randint(0, 3))
