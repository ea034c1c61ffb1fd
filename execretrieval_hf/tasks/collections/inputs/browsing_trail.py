def inputs(rng):
    while True:
        yield ([rng.choice("abcde") for _ in range(rng.randint(0, 8))], rng.choice([-1, 0, 1, 2, 3, 9]), rng.choice("abx"))
