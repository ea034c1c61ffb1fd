def inputs(rng):
    while True:
        size = rng.choice([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
        yield ([rng.choice(["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]) for _ in range(size)], rng.randint(1, 5))
