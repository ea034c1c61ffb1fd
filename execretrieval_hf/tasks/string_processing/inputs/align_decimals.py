def inputs(rng):
    while True:
        kinds = ["7", "12.5", "-3", "0.125", "41.", ".5", "100", "n/a", "none", "-", "2.25"]
        entries = [rng.choice(kinds + (["..", "1.2.3"] if rng.random() < 0.1 else [])) for _ in range(rng.randint(0, 4))]
        yield (entries, rng.choice([0, 0, 1, 2, 4]))
