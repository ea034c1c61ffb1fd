def inputs(rng):
    while True:
        yield ([rng.choice(["if", "if", "each", "else", "end", "end", "x"]) for _ in range(rng.randint(0, 7))],)
