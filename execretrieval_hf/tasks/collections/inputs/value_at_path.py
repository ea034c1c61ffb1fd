def inputs(rng):
    def node(depth):
        kind = rng.random()
        if depth == 0 or kind < 0.2:
            return rng.choice([0, 1, "x", None, "ab"])
        if kind < 0.6:
            return [node(depth - 1) for _ in range(rng.randint(0, 3))]
        return {key: node(depth - 1) for key in rng.sample(["a", "b", "0", "1"], rng.randint(0, 3))}

    while True:
        data = node(3)
        if type(data) in (dict, list):
            steps = [rng.choice(["a", "b", "0", "1", "2"]) for _ in range(rng.randint(1, 3))]
            yield (data, "/".join(steps), rng.randint(-9, -1))
