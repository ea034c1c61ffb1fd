def inputs(rng):
    while True:
        lines = []
        for _ in range(rng.randint(0, 4)):
            lines.append("".join(rng.choice(["a", "bc", " ", "#", "'", "'#'"]) for _ in range(rng.randint(0, 6))))
        yield (lines,)
