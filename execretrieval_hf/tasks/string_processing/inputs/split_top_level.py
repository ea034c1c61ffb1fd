def inputs(rng):
    while True:
        yield ("".join(rng.choice(["id", ",", ", ", "f(", ")", "(", "'", "','", "')'", " ", "(a, b)", "(x)"]) for _ in range(rng.randint(0, 8))),)
