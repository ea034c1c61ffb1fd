def inputs(rng):
    while True:
        n = rng.choice([1, 2, 3, 3, 4, 5])
        presses = "".join(rng.choice(["p", ".", ".", "." * n]) for _ in range(rng.randint(0, 8)))
        yield (presses, n, rng.choice([0, 1, n - 1, n, n // 2]))
