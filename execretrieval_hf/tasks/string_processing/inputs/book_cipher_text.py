def inputs(rng):
    while True:
        lines = [" ".join(rng.choice(["ab", "c", "dog"]) for _ in range(rng.randint(0, 3))) for _ in range(rng.randint(0, 3))]
        refs = [".".join(str(rng.choice([0, 1, 1, 1, 2, 3, 4])) for _ in range(rng.randint(2, 3))) for _ in range(rng.randint(0, 4))]
        yield (lines, refs)
