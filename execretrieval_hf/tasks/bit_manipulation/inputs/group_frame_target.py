def inputs(rng):
    while True:
        first = rng.choice([223, 224, 225, 238, 239, 240, 10])
        yield (".".join(map(str, [first] + [rng.choice([0, 1, 9, 15, 16, 127, 128, 129, 255]) for _ in range(3)])),)
