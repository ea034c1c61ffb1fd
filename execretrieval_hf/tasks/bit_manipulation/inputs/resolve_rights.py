def inputs(rng):
    kinds = ["allow", "allow", "deny", "deny", "stop"]
    while True:
        rules = [(rng.choice(kinds), rng.choice([0, 0, 1, 2, 3, 4]), rng.randint(0, 7)) for _ in range(rng.randint(0, 5))]
        yield (rng.choice([7, 7, 3, 5, 4, 0, 15]), rng.choice([0, 1, 2, 3, 4]), rules)
