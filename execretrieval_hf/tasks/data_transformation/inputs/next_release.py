def inputs(rng):
    while True:
        notes = [rng.choice(["fix", "fix", "docs", "feat", "feat", "fix!", "feat!"]) + ": x" for _ in range(rng.choice([0, 1, 1, 2, 3]))]
        yield (".".join(str(rng.choice([0, 1, 1, 4, 9])) for _ in range(3)), notes)
