def inputs(rng):
    while True:
        width = rng.randint(1, 4)
        full = 2**width - 1
        lines = [rng.choice([full, full, rng.randint(0, full)]) for _ in range(rng.randint(0, 7))]
        if rng.random() < 0.12:
            lines.insert(rng.randint(0, len(lines)), full + rng.randint(1, 2))
        yield (lines, width)
