def inputs(rng):
    def some(depth):
        if depth == 0:
            return []
        return [(rng.choice("abcd"), rng.choice([0, 0, 1, 2]), some(depth - 1)) for _ in range(rng.randint(0, 3))]

    while True:
        yield (some(rng.randint(1, 3)), rng.randint(0, 2))
