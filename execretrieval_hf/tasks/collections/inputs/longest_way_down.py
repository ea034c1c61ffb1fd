def inputs(rng):
    def node(depth):
        keys = rng.sample(["a", "b", "c", "_a", "_d", "e_"], rng.randint(0, 4))
        return {key: node(depth - 1) if depth and rng.random() < 0.6 else 1 for key in keys}

    while True:
        yield (node(3),)
