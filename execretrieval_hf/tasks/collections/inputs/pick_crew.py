def inputs(rng):
    skills = ["saw", "weld", "paint", "tile", "glue"]
    while True:
        staff = {}
        for name in rng.sample(["Ann", "Bo", "Cy", "Di", "Ed"], rng.randint(0, 5)):
            staff[name] = (rng.randint(1, 3), rng.sample(skills, rng.randint(0, 3)))
        yield (staff, rng.sample(skills, rng.randint(0, 5)), rng.choice([0, 1, 2, 3, 4, 5]))
