def inputs(rng):
    while True:
        preferred = {variant: rng.choice(["UK", "Spain"]) for variant in rng.sample(["GB", "Britain", "Iberia", "E"], rng.randint(0, 4))}
        names = rng.sample(["UK", "GB", "Britain", "Spain", "Iberia", "E", "Peru", "uk"], rng.randint(0, 8))
        yield ({name: rng.randint(-2, 6) for name in names}, preferred)
