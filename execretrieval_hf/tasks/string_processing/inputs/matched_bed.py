def inputs(rng):
    while True:
        yield ("".join(rng.choice("ab..AaB") for _ in range(rng.randint(0, 7))),)
