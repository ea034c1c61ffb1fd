def inputs(rng):
    while True:
        runners = [(name, rng.choice(["N", "S", "W"]), rng.randint(60, 66)) for name in rng.sample(["Al", "Bo", "Cy", "Di", "Ed"], rng.randint(0, 5))]
        yield (runners, rng.randint(0, 5), rng.randint(0, 5))
