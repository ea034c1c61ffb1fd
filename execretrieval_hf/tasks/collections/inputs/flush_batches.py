def inputs(rng):
    while True:
        reports = []
        for _ in range(rng.randint(0, 8)):
            reports.append(None if rng.random() < 0.2 else (rng.choice("abc"), rng.randint(0, 9)))
        yield (reports, rng.randint(1, 4))
