def inputs(rng):
    while True:
        text = " ".join(rng.choice(["pump", "Pump", "hall", "the", "is", "leak"]) for _ in range(rng.randint(0, 5)))
        yield (text, rng.choice(["pump", "PUMP", "hall", "leak", "motor", "", "the"]), rng.choice([0, 1, 2, 3, 5, 8]))
