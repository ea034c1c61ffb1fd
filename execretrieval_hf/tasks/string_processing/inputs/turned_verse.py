def inputs(rng):
    while True:
        lines = [" ".join(rng.choice(["a", "bc", "def", "wxyz"]) for _ in range(rng.randint(0, 6))) for _ in range(rng.randint(0, 2))]
        yield (lines, rng.randint(1, 9))
