def inputs(rng):
    while True:
        names = ["".join(rng.choice("abc.") for _ in range(rng.randint(0, 6))) for _ in range(rng.randint(0, 5))]
        yield ("".join(rng.choice("aAbB") for _ in range(rng.randint(1, 3))), names)
