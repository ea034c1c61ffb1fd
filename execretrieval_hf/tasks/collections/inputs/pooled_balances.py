def inputs(rng):
    while True:
        branches = []
        for _ in range(rng.randint(0, 4)):
            keys = rng.sample(["rent", "fuel", "tax", "ads"], rng.randint(0, 4))
            branches.append({key: rng.randint(-2, 2) for key in keys})
        yield (branches,)
