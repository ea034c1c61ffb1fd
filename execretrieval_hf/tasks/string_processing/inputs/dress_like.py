def inputs(rng):
    while True:
        old = "".join(rng.choice("aABb") for _ in range(rng.randint(1, 3)))
        yield (old, "".join(rng.choice("xXyY") for _ in range(rng.randint(0, 4))))
