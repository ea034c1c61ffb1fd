def inputs(rng):
    while True:
        columns = rng.randint(1, 4)
        signs = rng.choice([".", ".....#", "...#", ".#"])
        floor = ["".join(rng.choice(signs) for _ in range(columns)) for _ in range(rng.randint(1, 4))]
        yield (floor, rng.randint(1, 3), rng.randint(1, 3))
