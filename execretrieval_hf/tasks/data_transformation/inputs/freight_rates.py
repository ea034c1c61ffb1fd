def inputs(rng):
    while True:
        shipments = [(rng.choice(["DE", "FR"]), rng.choice(["art", "toys", "food"])) for _ in range(rng.randint(0, 4))]
        rules = []
        for _ in range(rng.randint(0, 6)):
            rules.append((rng.choice(["DE", "FR", "*"]), rng.choice(["art", "toys", "*"]), rng.randint(1, 9)))
        yield (shipments, rules)
