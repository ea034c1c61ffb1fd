def inputs(rng):
    cells = ["", "7", "-12", "ab", "-", "100", "x1", "--3"]
    while True:
        good = [rng.choice([["7", "-12", "", "100"], cells]) for _ in range(4)]
        yield ([[rng.choice(good[c] if r else ["", "Qty", "N", "wide"]) for c in range(rng.randint(0, 4))] for r in range(rng.randint(1, 4))],)
