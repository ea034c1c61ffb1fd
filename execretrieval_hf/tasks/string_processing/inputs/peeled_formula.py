def inputs(rng):
    while True:
        text = rng.choice(["a", "", "b+c"])
        for _ in range(rng.randint(0, 4)):
            text = rng.choice(["(" + text + ")", "(" + text + ")", text + "(d)", "(e)" + text, text + "*f", "g" + text])
        yield (text,)
