def inputs(rng):
    while True:
        width = rng.choice([1, 1, 2])
        text = ""
        for _ in range(rng.randint(0, 4)):
            piece = "".join(rng.choice("ab 1") for _ in range(rng.randint(0, 3)))
            text += str(len(piece)).zfill(width) + piece
        cut = rng.choice([0, 0, 1, 2])
        text = text[:len(text) - cut] + rng.choice(["", "", "", "x", "0", "12"])
        yield (text, width)
