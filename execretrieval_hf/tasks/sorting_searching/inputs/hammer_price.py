def inputs(rng):
    while True:
        names = ["Ann", "Ben", "Cy", "Di", "Ed"][:rng.randint(0, 5)]
        yield ([(name, rng.randint(15, 26)) for name in names], rng.choice([18, 20, 22]), rng.randint(1, 3))
