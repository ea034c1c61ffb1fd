def inputs(rng):
    pool = ["<", "<=", "=", "==", "<<", "=<", "<=="]
    while True:
        formula = "".join(rng.choice("a <<==") for _ in range(rng.randint(0, 9)))
        yield (formula, rng.sample(pool, rng.randint(1, 4)))
