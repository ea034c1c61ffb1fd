def inputs(rng):
    while True:
        yield ([(rng.choice("ab"), rng.choice(["in", "out"])) for _ in range(rng.randint(0, 7))],)
