def inputs(rng):
    while True:
        parts = []
        for _ in range(rng.randint(0, 4)):
            first = rng.randint(0, 5)
            part = rng.choice("AAB") + str(first)
            if rng.random() < 0.5:
                part += "-" + str(rng.choice([first, first + 1, first + 2, first - 1 if first else 1]))
            before = rng.choice(["", "", "", "", " ", " ", "a"])
            parts.append(before + part + rng.choice(["", "", "", "", " ", " ", "-"]))
        yield (",".join(parts), rng.randint(3, 6), rng.randint(2, 6))
