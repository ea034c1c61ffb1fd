def inputs(rng):
    while True:
        layers = []
        for _ in range(rng.randint(0, 5)):
            first = rng.randint(0, 8)
            layers.append((first, first + rng.randint(0, 4), rng.choice(["red", "red", "blue", "strip"])))
        yield (layers,)
