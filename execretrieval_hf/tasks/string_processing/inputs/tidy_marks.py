def inputs(rng):
    while True:
        yield ("".join(rng.choice("aab49   ,.:") for _ in range(rng.randint(0, 11))),)
