def inputs(rng):
    while True:
        names = rng.sample(["Al", "Bo", "Cy", "Di", "Ed", "Fay"], rng.randint(0, 5))
        yield ([(rng.randint(3, 6), rng.randint(3, 6), name) for name in names], rng.randint(3, 6), rng.randint(3, 6))
