def inputs(rng):
    def nested(depth):
        items = []
        for _ in range(rng.randint(0, 3)):
            items.append(nested(depth - 1) if depth and rng.random() < 0.5 else rng.choice("abcdef"))
        return items

    while True:
        yield (nested(3), rng.randint(0, 3))
