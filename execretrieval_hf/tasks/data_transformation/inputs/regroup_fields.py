def inputs(rng):
    while True:
        pairs = []
        for _ in range(rng.randint(0, 8)):
            field = rng.choice(["no", "sum", "memo", "", "no"] if pairs else ["no", "sum", "memo"])
            pairs.append((field, rng.choice(["1", "2", "x", ""])))
        yield (pairs, rng.choice(["no", "no", "sum", "memo"]))
