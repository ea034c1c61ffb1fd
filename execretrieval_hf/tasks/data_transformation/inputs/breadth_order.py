def inputs(rng):
    def build(depth):
        items = []
        for _ in range(rng.randint(0, 3)):
            if depth > 0 and rng.random() < 0.55:
                items.append(build(depth - 1))
            else:
                items.append(rng.randint(-1, 6))
        return items

    while True:
        yield (build(3), rng.randint(1, 5))
