def inputs(rng):
    while True:
        yield ("".join(rng.choice("aBz079- _") for _ in range(rng.randint(0, 9))),)
