def inputs(rng):
    while True:
        lines = []
        for _ in range(rng.randint(0, 4)):
            a, b = rng.randint(0, 9), rng.randint(0, 9)
            off = rng.choice([0, 0, 0, 0, 1, -1, 7])
            line = rng.choice(["{} x {} = {}", "{}x{}={}"]).format(a, b, max(0, a * b + off))
            lines.append(rng.choice([line, line, line, "", "  ", "# " + line, line.replace("x", "*") if rng.random() < 0.5 else line]))
        yield (lines,)
