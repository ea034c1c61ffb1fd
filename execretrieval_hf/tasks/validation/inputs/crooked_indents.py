def inputs(rng):
    while True:
        step = rng.choice([1, 2, 3, 4])
        lines = []
        indent = 0
        for _ in range(rng.randint(0, 5)):
            lines.append(" " * indent + rng.choice(["a", "b c", "d "]))
            indent = max(0, rng.choice([indent, indent + step, indent + step, indent + 2 * step, 0, indent - step, indent + 1, indent + step + 1]))
        yield (lines, step)
