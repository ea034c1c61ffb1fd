def inputs(rng):
    while True:
        n = rng.randint(0, 12)
        code = (1 << n) - 1
        for _ in range(rng.choice([0, 1, 1, 2])):
            code &= ~(1 << rng.randint(0, max(n, 1)))
        yield (code,)
