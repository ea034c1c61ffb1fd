def inputs(rng):
    while True:
        names = rng.sample(["Mill", "Park", "Dock", "West", "East", "Oak"], rng.randint(0, 5))
        branches = {name: (rng.randint(0, 5), rng.randint(0, 5)) for name in names}
        yield (branches, (rng.randint(0, 5), rng.randint(0, 5)), rng.choice([0, 1, 2, 3, 4, 6]), rng.choice([-1, 0, 1, 2, 3, 5]))
