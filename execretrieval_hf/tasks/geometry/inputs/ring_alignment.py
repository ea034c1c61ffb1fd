def inputs(rng):
    while True:
        yield (["".join(rng.choice("abcde") for _ in range(rng.randint(1, 7))) for _ in range(rng.randint(1, 4))],)
