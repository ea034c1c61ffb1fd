def inputs(rng):
    while True:
        names = rng.sample(["Al", "Bo", "Cy", "Di", "Ed"], rng.randint(0, 5))
        base = rng.randint(-8, 10)
        yield ({name: rng.choice([base, base, max(-12, base - 10), min(14, base + 9), rng.randint(-12, 14)]) for name in names},)
