def inputs(rng):
    while True:
        codes = ["nut", "bolt", "pin", "cap"]
        counts = [{code: rng.randint(0, 4) for code in rng.sample(codes, rng.randint(0, 4))} for _ in range(2)]
        yield (counts[0], counts[1], rng.randint(0, 3))
