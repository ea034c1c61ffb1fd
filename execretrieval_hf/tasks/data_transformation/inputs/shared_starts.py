def inputs(rng):
    while True:
        yield (["".join(rng.choice("aab") for _ in range(rng.randint(0, 4))) for _ in range(rng.randint(0, 4))], rng.randint(0, 4))
