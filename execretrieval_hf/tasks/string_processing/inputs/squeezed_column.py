def inputs(rng):
    while True:
        name = "_".join("".join(rng.choice("aeiobcd") for _ in range(rng.randint(1, 4))) for _ in range(rng.randint(1, 3)))
        yield (name, rng.randint(1, len(name) + 1))
