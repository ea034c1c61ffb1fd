def inputs(rng):
    while True:
        pool = ["if a", "if b", "unless a", "unless b", "else", "else", "end", "end", "x", "y", "z"]
        lines = [rng.choice(["if a", "unless b", "if b", "x"])] + [rng.choice(pool) for _ in range(rng.randint(0, 8))]
        yield (lines, rng.choice([[], ["a"], ["b"], ["a", "b"]]))
