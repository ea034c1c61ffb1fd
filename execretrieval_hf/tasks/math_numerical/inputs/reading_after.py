def inputs(rng):
    while True:
        skipped = rng.choice("0123456789")
        wheel = [d for d in "0123456789" if d != skipped]
        pool = wheel if rng.random() < 0.5 else [wheel[0], wheel[-1], wheel[-2]]
        shown = "".join(rng.choice(pool) for _ in range(rng.randint(1, 5)))
        yield (shown, skipped, rng.choice([0, 1, 2, 5, 8, 9, 10, 80, 81, 100, rng.randint(0, 700)]))
