def inputs(rng):
    while True:
        height, width = rng.randint(0, 4), rng.randint(1, 4)
        yield (["".join(rng.choice("AT...") for _ in range(width)) for _ in range(height)],)
