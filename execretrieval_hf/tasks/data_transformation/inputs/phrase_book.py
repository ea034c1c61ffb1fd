def inputs(rng):
    while True:
        pool = rng.choice([["tide", "sea", "boat"], ["harbour", "tide", "reef"], ["oars", "cliff", "fog", "kelp"]])
        yield ([rng.choice(pool) for _ in range(rng.randint(0, 8))], rng.randint(0, 3))
