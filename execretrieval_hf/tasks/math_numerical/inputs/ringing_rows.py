def inputs(rng):
    while True:
        bells = rng.randint(2, 5)
        changes = []
        for _ in range(rng.randint(1, 4)):
            changes.append(rng.sample(range(1, bells + 1), rng.choice([0, 1, 1, 2])))
        yield (bells, changes)
