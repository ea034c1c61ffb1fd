def inputs(rng):
    while True:
        size = rng.randint(1, 4)
        square = ["".join(rng.choice("ABCDEFGH") for _ in range(size)) for _ in range(size)]
        yield (square, ["".join(rng.choice("O..") for _ in range(size)) for _ in range(size)])
