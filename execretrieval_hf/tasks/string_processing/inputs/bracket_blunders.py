def inputs(rng):
    while True:
        yield ("".join(rng.choice("()[](){}a") for _ in range(rng.randint(0, 9))),)
