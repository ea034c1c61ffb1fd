def inputs(rng):
    while True:
        texts = []
        for _ in range(rng.choice([0, 1, 1, 1, 2, 2, 3])):
            body = "".join(rng.choice("0123459..,, ") for _ in range(rng.randint(1, 7)))
            shape = rng.randint(0, 9)
            if shape == 0:
                texts.append("(" + body + ")")
            elif shape == 1:
                texts.append("-" + body)
            elif shape == 2:
                texts.append(rng.choice(["(" + body, body + ")", body + "-", "(-" + body + ")", "-(" + body + ")", "", "()", "--1", body + "x"]))
            else:
                texts.append(str(rng.randint(0, 99)) + body)
        yield (texts,)
