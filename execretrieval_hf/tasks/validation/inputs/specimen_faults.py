def inputs(rng):
    while True:
        highest = rng.choice([9, 12, 40])
        number = rng.choice(["1", "0", str(highest), str(highest + 1), "07", "", "x", "3.5", "12"])
        parts = [rng.choice(["KIEL", "OSLO", "kiel", ""]), number, rng.choice(["a", "f", "g", "ab", "", "A", "c"])]
        if rng.random() < 0.2:
            parts = parts[1:] if rng.random() < 0.5 else parts + ["a"]
        yield ("/".join(parts), rng.choice([["KIEL", "OSLO"], ["KIEL"], []]), highest)
