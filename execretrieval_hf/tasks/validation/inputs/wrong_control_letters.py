def inputs(rng):
    while True:
        codes = []
        for _ in range(rng.randint(0, 4)):
            number = rng.choice([0, 1, 7, 8, 12, 19, 20, 21, 39, 40, 105])
            letter = "ABCDEFGHJKLMNPRSTVWY"[number % 20]
            kind = rng.random()
            codes.append(str(number) + letter if kind < 0.4 else str(number) + letter.lower() if kind < 0.5 else
                         str(number) + rng.choice("ABIYZ?") if kind < 0.8 else rng.choice(["A", "12", "5-F", "7", ""]))
        yield (codes,)
