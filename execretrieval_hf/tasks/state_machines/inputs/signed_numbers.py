def inputs(rng):
    while True:
        yield ("".join(rng.choice(["-", "-", " -", " ", "x", "4", "7", "0", "12"]) for _ in range(rng.randint(0, 9))),)
