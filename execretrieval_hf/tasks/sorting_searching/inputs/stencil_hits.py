def inputs(rng):
    while True:
        width, height = rng.randint(1, 4), rng.randint(1, 4)
        picture = ["".join(rng.choice("xxo") for _ in range(width)) for _ in range(height)]
        wide, high = rng.randint(1, 3), rng.randint(1, 2)
        yield (picture, ["".join(rng.choice("xo.x.") for _ in range(wide)) for _ in range(high)])
