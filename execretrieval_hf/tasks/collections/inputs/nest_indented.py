def inputs(rng):
    while True:
        level, lines = 0, []
        for text in "abcdefg"[: rng.randint(0, 7)]:
            lines.append("  " * level + text)
            level = max(0, level + rng.choice([-2, -1, 0, 1, 1, 1, 1 + (rng.random() < 0.15)]))
        yield (lines,)
