def inputs(rng):
    while True:
        n = rng.choice([2, 3, 4, 8])
        other = rng.randrange(1 << n)
        yield ((other + rng.choice([0, 1, -1, 2, 1 << n - 1, (1 << n - 1) + 1, (1 << n - 1) - 1])) % (1 << n), other, n)
