def inputs(rng):
    while True:
        price = rng.choice([10, 50, 99, 100, 1000])
        scrap = rng.choice([0, 1, price // 3, price // 2, price])
        yield (price, scrap, (rng.choice([0, 10, 20, 25, 33, 50]), rng.randint(1, 6), rng.choice([0, 1, 5, 10, 20])))
