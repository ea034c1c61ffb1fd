def inputs(rng):
    while True:
        names = rng.sample(["Ann", "Ben", "Cy", "Di", "Ed", "Fay"], rng.randint(0, 6))
        yield ([(name, rng.randint(150, 153)) for name in names],)
