def inputs(rng):
    while True:
        password = "".join(rng.choice("abcXYZ12 !") for _ in range(rng.randint(0, 8)))
        yield (password, [rng.randint(0, 3) for _ in range(4)])
