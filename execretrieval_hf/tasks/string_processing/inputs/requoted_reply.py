def inputs(rng):
    while True:
        lines = [rng.choice(["", "> ", "> ", ">> ", "> >"]) + " ".join(rng.choice(["a", "bc", "def"]) for _ in range(rng.randint(0, 4))) for _ in range(rng.randint(0, 5))]
        yield (lines, rng.randint(3, 12))
