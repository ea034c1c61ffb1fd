def inputs(rng):
    while True:
        amount = rng.choice(["750", "125", "1", "25", "3", "10", "12"]) + rng.choice(["", "", "", ",25", ".5", ".007", ".001", ".", ",1234"])
        pieces = rng.choice(["", "", "2 x ", "3x", "10 X ", "2  x ", "x", "2 "])
        yield (rng.choice(["", "", " "]) + pieces + amount + rng.choice(["", " ", " ", "  "]) + rng.choice(["g", "g", "kg", "kg", "KG", "Kg", "lb"]),)
