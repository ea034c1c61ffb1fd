def inputs(rng):
    while True:
        width = rng.randint(1, 5)
        rows = ["".join(rng.choice("....#") for _ in range(width)) for _ in range(rng.randint(1, 5))]
        rows[0] = "." + rows[0][1:]
        yield (rows,)
