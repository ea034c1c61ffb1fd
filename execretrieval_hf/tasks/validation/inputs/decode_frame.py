def inputs(rng):
    while True:
        data = [rng.choice([0, 1, 16, 127, 128, 255]) for _ in range(rng.choice([0, 1, 1, 2, 3, 9, 12]))]
        frame = [len(data) + rng.choice([0, 0, 0, 0, 0, 0, 1, -1]) & 255] + data
        frame.append(-sum(frame) + rng.choice([0, 0, 0, 0, 1]) & 255)
        text = rng.choice(["", " "]).join(format(byte, rng.choice(["02x", "02X"])) for byte in frame)
        yield (rng.choice(["", "  ", text, text, text, text, text, text, text[:-1], text[:-1] + "g", text[3:]]),)
