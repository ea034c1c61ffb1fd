def inputs(rng):
    while True:
        yield (rng.choice(["", "A", "ab", "A b", "Menu", "Index"]), rng.choice("=-*"), rng.randint(0, 14))
