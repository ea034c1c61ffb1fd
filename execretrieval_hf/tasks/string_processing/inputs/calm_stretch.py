def inputs(rng):
    while True:
        yield ("".join(rng.choice("aaAAb11!") for _ in range(rng.randint(0, 10))), rng.randint(1, 4))
