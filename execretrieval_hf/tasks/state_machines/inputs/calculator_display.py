def inputs(rng):
    while True:
        yield ("".join(rng.choice(["1", "2", "3", "12", "0", "05", "+", "-", "x", "=", "=", "+", "-", "x", "c"]) for _ in range(rng.randint(0, 9))),)
