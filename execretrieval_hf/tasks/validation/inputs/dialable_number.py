def inputs(rng):
    while True:
        country = rng.choice(["1", "49", "351"])
        digits = "".join(rng.choice("0123456789") for _ in range(rng.choice([0, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16])))
        text = rng.choice(["0", "0", "00", "00", "+", "+", "(0", "", "++"]) + digits
        at = rng.randint(1, 6)
        yield (text[:at] + rng.choice(["", "", "", ".", "-", ") ", " ", " ", "x", "+", "/"]) + text[at:], country)
