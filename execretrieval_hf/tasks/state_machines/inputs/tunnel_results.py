def inputs(rng):
    while True:
        log = []
        for _ in range(rng.randint(0, 5)):
            log += rng.choice([["in"], ["in"], ["out"], ["in", "out"], ["in", "5", "out"], ["in", "6", "5", "out"]])
            log += [rng.choice(["5", "5", "6", "55"]) for _ in range(rng.randint(0, 2))]
        yield (log,)
