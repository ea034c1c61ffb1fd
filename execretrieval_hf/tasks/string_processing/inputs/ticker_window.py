def inputs(rng):
    while True:
        yield ("".join(rng.choice("abc ") for _ in range(rng.randint(0, 4))), rng.randint(1, 5), rng.randint(0, 14))
