def inputs(rng):
    while True:
        yield ("".join(rng.choice("xx.") for _ in range(rng.randint(0, 9))), rng.randint(1, 9))
