def inputs(rng):
    while True:
        texts = []
        for _ in range(rng.choice([0, 1, 1, 2, 2, 3])):
            units = [u for u in ["t", "kg", "g"] if rng.random() < 0.6]
            if rng.random() < 0.15:
                rng.shuffle(units)
            if units and rng.random() < 0.15:
                units.append(units[-1])
            words = []
            for unit in units:
                words += [rng.choice(["0", "1", "7", "12", "999", "1000", "1001"]), rng.choice([unit, unit, unit.upper()])]
            if words and rng.random() < 0.2:
                words[rng.randrange(len(words))] = rng.choice(["x", "-1", "1.5", "oz", "g", "5"])
            if rng.random() < 0.1:
                words.append(rng.choice(["5", "g", "0"]))
            texts.append(rng.choice([" ", " ", "  "]).join(words))
        yield (texts,)
