def inputs(rng):
    pool = ["price_net", "price_gross", "Price", "PRI", "pr", "date", "Dates", "day", "d"]
    while True:
        yield ([rng.choice(pool) for _ in range(rng.randint(0, 6))], rng.choice([1, 2, 3, 4, 5, 6, 7]))
