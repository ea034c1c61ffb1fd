def inputs(rng):
    while True:
        path = ".".join(rng.choice(["a", "ab", "abc", "core", "x_y1"]) for _ in range(rng.randint(1, 4)))
        yield (path, rng.randint(0, len(path) + 1))
