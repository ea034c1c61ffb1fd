def inputs(rng):
    while True:
        yield ("".join(rng.choice("AAANNC") for _ in range(rng.randint(0, 10))), rng.randint(1, 4), rng.randint(0, 2))
