def inputs(rng):
    while True:
        highest = rng.choice([9, 40, 120])
        number = rng.choice(["0", "1", "7", str(highest), str(highest + 1), "00", "007", "1-2", "", "x"])
        letter = rng.choice(["a", "B", "k", "Z", "", "ab"])
        pieces = [letter, rng.choice(["", " ", "-", " - "]), number]
        if rng.random() < 0.5:
            pieces.reverse()
        yield ("".join(pieces), highest)
