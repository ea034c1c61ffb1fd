def inputs(rng):
    while True:
        seconds = "".join(rng.choice("..p") for _ in range(rng.randint(0, 14)))
        yield (seconds, rng.choice([0, 1, 1, 2, 3, 4]), rng.choice([0, 1, 1, 2, 3]))
