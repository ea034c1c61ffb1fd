def inputs(rng):
    names = ["lamp", "fan", "pump", "door"]
    while True:
        table = {name: rng.randint(0, 3) for name in names if rng.random() < 0.8}
        words = [rng.choice(["+", "-", "!", "?", ""]) + rng.choice(names) for _ in range(rng.randint(0, 5))]
        yield (rng.randint(0, 15), words, table, rng.choice([0, 0, 1, 2, 5, 8]))
