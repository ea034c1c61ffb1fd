def inputs(rng):
    while True:
        steps = []
        for _ in range(rng.randint(0, 6)):
            kind = rng.choice(["add", "add", "draw", "steam"])
            steps.append((kind, rng.randint(0, 8), rng.choice([0, 10, 20, 50, 75, 100]) if kind == "add" else 0))
        yield (steps, rng.choice([-1, 0, 1, 4, 8, 10, 20, 20]))
