def inputs(rng):
    while True:
        colony = "".join(rng.choice("abc") for _ in range(rng.randint(0, 4)))
        rules = {kind: "".join(rng.choice("abc") for _ in range(rng.randint(0, 3))) for kind in "abc" if rng.random() < 0.7}
        yield (colony, rules, rng.randint(0, 5), rng.choice([0, 1, 2, 3, 4, 5, 6, 8, 16, 40]))
