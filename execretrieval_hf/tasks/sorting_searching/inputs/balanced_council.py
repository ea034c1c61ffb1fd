def inputs(rng):
    while True:
        people = [(name, rng.choice(["Ufa", "Lax", "Rom"]), rng.randint(1, 4)) for name in rng.sample(["Al", "Bo", "Cy", "Di", "Ed"], rng.randint(0, 5))]
        yield (people, rng.randint(0, 4), rng.randint(0, 3))
