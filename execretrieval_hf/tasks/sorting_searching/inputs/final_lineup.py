def inputs(rng):
    while True:
        names = rng.sample(["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"], rng.randint(0, 6))
        yield ([(name, rng.choice([4, 5, 6, 7, 9])) for name in names], rng.choice([-1, 0, 1, 2, 2, 3, 7]), rng.choice([0, 5, 6, 7]))
