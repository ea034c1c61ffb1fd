def inputs(rng):
    while True:
        text = rng.choice(["", "", "+ ", "-"])
        for place in range(rng.randint(1, 4)):
            if place:
                text += rng.choice([" + ", "-", " - ", "+", "+", " "])
            text += rng.choice(["x", "2x", "3", "10", "0", "x^2", "4x^3", "x^0", "3x ^ 1", "x^9", "2x^2"])
        yield ("  " + text,)
