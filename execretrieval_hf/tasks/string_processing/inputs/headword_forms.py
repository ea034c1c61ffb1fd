def inputs(rng):
    while True:
        text = ""
        for _ in range(rng.randint(0, 4)):
            text += rng.choice(["a", "b", "(a)", "(ab)", "(b)"])
        yield (text,)
