def inputs(rng):
    while True:
        lines, held = [], []
        for _ in range(rng.randint(0, 9)):
            kind = rng.choice("HHDDDTTTX")
            if kind == "H":
                held = []
                lines.append("H;" + rng.choice(["a", "b", "c"]))
            elif kind == "D":
                held.append(rng.randint(-1, 4))
                lines.append("D;%d" % held[-1])
            elif kind == "X":
                lines.append("X")
            else:
                lines.append("T;%d;%d" % (max(0, len(held) + rng.choice([0, 0, 0, 1, -1])), sum(held) + rng.choice([0, 0, 0, 1])))
                held = held if rng.random() < 0.3 else []
        yield (lines,)
