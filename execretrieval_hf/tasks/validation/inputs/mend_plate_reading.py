def inputs(rng):
    while True:
        left = [rng.choice("KLMOISB") for _ in range(3)]
        right = [rng.choice("2340158") for _ in range(3)]
        for side, other in ((left, "0158"), (right, "OISBoisb")):
            for place in range(3):
                if rng.random() < 0.3:
                    side[place] = rng.choice(other)
        if rng.random() < 0.2:
            rng.choice([left, right])[rng.randrange(3)] = rng.choice("3X-")
        text = "".join(left) + rng.choice([" ", "", " "]) + "".join(right)
        if rng.random() < 0.2:
            text = rng.choice([text[:-1], text + "5", text + "O"])
        yield (text,)
