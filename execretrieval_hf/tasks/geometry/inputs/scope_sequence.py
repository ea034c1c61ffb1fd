def inputs(rng):
    while True:
        radar = (rng.randint(-1, 1), rng.randint(-1, 1))
        names = rng.sample("abcdefgh", rng.randint(0, 6))
        yield ({n: (rng.randint(-2, 2), rng.randint(-2, 2)) for n in names}, radar)
