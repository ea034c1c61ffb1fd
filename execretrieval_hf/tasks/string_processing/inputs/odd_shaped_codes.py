def inputs(rng):
    while True:
        yield (["".join(rng.choice("aB1-") for _ in range(rng.choice([0, 1, 2, 2, 2]))) for _ in range(rng.randint(0, 6))],)
