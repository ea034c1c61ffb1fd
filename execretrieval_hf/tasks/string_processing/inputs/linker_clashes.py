def inputs(rng):
    while True:
        names = ["".join(rng.choice("abA_1") for _ in range(rng.randint(1, 5))) for _ in range(rng.randint(0, 6))]
        yield (names, rng.randint(1, 4))
