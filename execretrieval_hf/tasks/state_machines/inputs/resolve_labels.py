def inputs(rng):
    while True:
        lines = []
        for _ in range(rng.randint(0, 6)):
            labels = "".join(rng.choice(["a: ", "b:", "c: ", "d:", "e: ", "f:"]) for _ in range(rng.choice([0, 0, 1, 1, 2])))
            rest = rng.choice(["", "nop", "halt", "load x", "add x 3", "data 1", "data 4 5 6", "at 10", "at 3"])
            lines.append(labels + rest + rng.choice(["", "", " ; x: nop", ";"]))
        yield (lines,)
