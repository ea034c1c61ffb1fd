def inputs(rng):
    while True:
        yield ("".join(rng.choice(["x", "x" * rng.randint(1, 8), "xxxxxxx", ".", ".", "r"]) for _ in range(rng.randint(0, 6))),)
