def inputs(rng):
    while True:
        top = rng.choice([1, 3, 8, 30])
        stock = [rng.randint(top // 3, top) for _ in range(10)]
        start = rng.choice([0, 1, 8, 12, 95, 98, 100, rng.randint(0, 300), 998])
        yield (start, rng.randint(1, 4), stock, rng.choice(["1", "9", "13", "11", "99", "5"]))
