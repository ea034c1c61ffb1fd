def inputs(rng):
    while True:
        lines = []
        for _ in range(rng.randint(0, 5)):
            lines.append(rng.choice([" ", "  "]).join(rng.choice(['"', '"', "a", "bc", '"d"']) for _ in range(rng.randint(0, 4))))
        yield (lines,)
