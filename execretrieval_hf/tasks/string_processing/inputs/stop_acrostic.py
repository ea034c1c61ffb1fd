def inputs(rng):
    while True:
        yield ("".join(rng.choice("aBc,.; ;-1 ") for _ in range(rng.randint(0, 10))),)
