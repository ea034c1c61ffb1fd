def inputs(rng):
    while True:
        text = rng.choice(["a", "", "b c"])
        for _ in range(rng.randint(0, 6)):
            text = rng.choice(["(" + text + ")", "(" + text + ")", text + "(d)", "(e)" + text, text + "]"])
        yield (text,)
