def inputs(rng):
    while True:
        stock = {article: rng.randint(0, 6) for article in rng.sample("abc", rng.randint(0, 3))}
        orders = []
        for name in ["o1", "o2", "o3", "o4", "o5"][: rng.randint(0, 5)]:
            orders.append((name, {article: rng.randint(1, 4) for article in rng.sample("abc", rng.randint(1, 2))}))
        yield (stock, orders)
