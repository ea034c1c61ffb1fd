def inputs(rng):
    while True:
        size = rng.randint(1, 3)
        words = ["".join(rng.choice("abc") for _ in range(rng.choice([size, size, size, 2]))) for _ in range(rng.randint(0, 5))]
        key = dict(zip(rng.sample("XYZ", rng.randint(0, 2)), rng.sample("abcd", 2)))
        yield ("".join(rng.choice("XYW") for _ in range(size)), words, key)
