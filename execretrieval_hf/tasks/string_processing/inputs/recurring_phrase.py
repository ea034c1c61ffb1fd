def inputs(rng):
    while True:
        yield (" ".join(rng.choice("aAbBc") for _ in range(rng.randint(0, 9))),)
