def inputs(rng):
    while True:
        pieces = ["a", "b c", " d", "  e", " f ", "", "  ", "g "]
        yield ([rng.choice(pieces) for _ in range(rng.randint(0, 9))], rng.randint(0, 3))
