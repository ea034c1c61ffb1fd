def inputs(rng):
    while True:
        low = rng.randint(-2, 4)
        hints = [(rng.choice(["higher", "lower"]), rng.randint(-3, 10)) for _ in range(rng.randint(0, 4))]
        if rng.random() < 0.5:
            secret = low + rng.randint(0, 3)
            hints = [(w, n) for w, n in hints if (w == "higher") == (n < secret) and n != secret]
        yield (low, low + rng.randint(0, 6), hints)
