def inputs(rng):
    while True:
        n = rng.choice([2, 3, 4, 5])
        half = 1 << n - 1
        word = rng.choice([0, 1, half - 1, half, half + 1, 2 * half - 1, rng.randrange(2 * half)]) % (2 * half)
        yield (word, n, rng.choice(["two", "one", "sign", "offset"]), rng.choice(["two", "one", "sign", "offset"]))
