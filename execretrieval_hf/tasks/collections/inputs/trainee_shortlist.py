def inputs(rng):
    skills = ["sql", "git", "css", "php", "c"]
    while True:
        people = {}
        for person in rng.sample(["Ann", "Bo", "Cy", "Di", "Ed"], rng.randint(0, 5)):
            people[person] = [rng.choice(skills) for _ in range(rng.randint(0, 4))]
        yield (people, rng.sample(skills, rng.randint(0, 3)), rng.sample(skills, rng.randint(0, 2)), rng.randint(0, 2))
