def inputs(rng):
    while True:
        n = rng.randint(2, 7)
        full = (1 << n) - 1
        ones = (1 << rng.randint(0, n)) - 1
        yield (rng.choice([ones, ones, full ^ ones, full ^ ones, rng.randint(0, full)]), n)
