def inputs(rng):
    while True:
        size = rng.randint(0, 6)
        program = []
        for _ in range(size):
            word = rng.choice(["go", "go", "flip", "flip", "marked", "edge"])
            value = rng.choice([1, 1, 2, 3, -1, -2]) if word == "go" else 0 if word == "flip" else rng.randint(0, size)
            program.append((word, value))
        yield (program, rng.randint(1, 5), rng.choice([size, size + 1, 2, 9, 20]))
