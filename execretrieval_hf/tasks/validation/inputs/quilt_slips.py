def inputs(rng):
    while True:
        width = rng.randint(1, 3)
        motif = ["".join(rng.choice("ab") for _ in range(width)) for _ in range(rng.randint(1, 2))]
        shift = rng.randint(0, 2)
        quilt = []
        for row in range(rng.randint(0, 4)):
            line = motif[row % len(motif)]
            turn = row // len(motif) * shift % width
            line = (line[width - turn:] + line[:width - turn]) * 2
            quilt.append("".join(rng.choice("ab") if rng.random() < 0.25 else c for c in line[:5]))
        yield (quilt, motif, shift, rng.randint(0, 3))
