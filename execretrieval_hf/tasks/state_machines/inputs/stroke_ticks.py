def inputs(rng):
    while True:
        buttons = "".join(rng.choice("LRBBB--") for _ in range(rng.randint(0, 10)))
        yield (buttons, rng.choice([0, 1, 1, 2, 3]))
