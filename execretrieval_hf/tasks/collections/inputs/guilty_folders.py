def inputs(rng):
    def node(depth):
        names = rng.sample(["a", "b", "c", "d"], rng.randint(0, 3))
        return {name: node(depth - 1) if depth and rng.random() < 0.6 else rng.choice([0, 1, 2, 5]) for name in names}

    while True:
        yield (node(3), rng.randint(0, 6))
