def inputs(rng):
    while True:
        results = [(rng.choice(["Ann", "Bo", "Cy", "Di"]), rng.choice("AAB"), rng.randint(1, 5)) for _ in range(rng.randint(0, 9))]
        yield (results, rng.randint(1, 3), rng.randint(1, 4))
