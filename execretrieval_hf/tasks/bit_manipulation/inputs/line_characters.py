def inputs(rng):
    while True:
        text = ""
        for _ in range(rng.randint(0, 3)):
            number = rng.choice([0, 1, 3, 64, 65, 127, rng.randint(0, 127)])
            bits = f"{number:07b}"[::-1]
            parity = bits.count("1") % 2 ^ rng.choice([0, 0, 0, 1])
            text += "1" * rng.choice([0, 0, 1, 3]) + "0" + bits + str(parity) + rng.choice(["1", "1", "1", "0", "000"])
        yield (text + rng.choice(["", "", "1", "0", "01", "11"]),)
