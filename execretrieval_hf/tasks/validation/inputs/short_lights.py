def inputs(rng):
    while True:
        height, width = rng.randint(0, 5), rng.randint(1, 5)
        yield (["".join(rng.choice("...#") for _ in range(width)) for _ in range(height)], rng.randint(1, 5))
