def inputs(rng):
    while True:
        pool = rng.choice([["10115", "10117", "10243"], ["80331", "80333", "80335", "80469", "10115"], ["01067", "01069", "99084"]])
        yield ([rng.choice(pool) for _ in range(rng.randint(0, 8))], rng.randint(1, 3))
