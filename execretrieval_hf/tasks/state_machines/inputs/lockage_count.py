def inputs(rng):
    while True:
        boats = "".join(rng.choice("ud") * rng.randint(1, 4) for _ in range(rng.randint(0, 4)))
        yield (boats, rng.choice([1, 1, 2, 2, 3, 4]))
