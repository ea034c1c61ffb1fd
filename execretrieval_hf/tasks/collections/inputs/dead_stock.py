def inputs(rng):
    while True:
        today = rng.randint(1, 12)
        stock = {article: rng.randint(0, 3) for article in rng.sample(["a", "b", "c", "d"], rng.randint(0, 4))}
        sales = [(rng.randint(1, today), rng.choice("abcd")) for _ in range(rng.randint(0, 6))]
        yield (stock, sales, today, rng.randint(0, 6))
