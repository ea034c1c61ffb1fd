def inputs(rng):
    while True:
        serial = "".join(rng.choice("AZHN0899-") for _ in range(rng.randint(0, 4)))
        withdrawn = []
        if serial[-1:] in ("8", "Z", "A", "H"):
            withdrawn = rng.choice([[], [serial[:-1] + "9"], [serial[:-1] + "A"], [serial[:-1] + "J", serial[:-1] + "B"]])
        yield (serial, withdrawn)
