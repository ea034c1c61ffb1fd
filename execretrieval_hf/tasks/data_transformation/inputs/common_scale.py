def inputs(rng):
    while True:
        pool = ["1/2", "3/8", "7/10", "0/0", "1/0", "6/5", "5/5", "50%", "100%", "101%", "0%", "3", "0", "9", "", "x", "3/", "/4", "1/3%"]
        yield ([rng.choice(pool) for _ in range(rng.randint(0, 4))], rng.choice([1, 2, 3, 5, 10]))
