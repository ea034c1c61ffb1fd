def inputs(rng):
    while True:
        docket = "".join(rng.choice("01234567890123456789 -") for _ in range(rng.choice([0, 1, 2, 4, 8, 9, 12])))
        if rng.random() < 0.15:
            docket += rng.choice(["A", ".", "i", "- ", "/7"])
        yield (docket,)
