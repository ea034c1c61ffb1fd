def inputs(rng):
    while True:
        lines, depth = [], 0
        for _ in range(rng.randint(0, 6)):
            depth = max(0, depth + rng.choice([-2, -1, 0, 0, 1, 1, 2]))
            lines.append("  " * depth + rng.choice(["a", "b", "c d"]))
        yield (lines,)
