def inputs(rng):
    blocks = {"A": (1, 3), "B": (4, 6), "C": (2, 5)}
    while True:
        yield ([(rng.randint(0, 7), rng.choice("AABBCD")) for _ in range(rng.randint(0, 5))], blocks)
