def inputs(rng):
    while True:
        yield ("".join(rng.choice("aab") for _ in range(rng.randint(0, 9))), rng.randint(1, 4))
