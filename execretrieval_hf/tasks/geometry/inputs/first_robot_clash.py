def inputs(rng):
    while True:
        robots = []
        for _ in range(rng.randint(0, 4)):
            commands = "".join(rng.choice("NSEWNSEWx") for _ in range(rng.randint(0, 5)))
            robots.append((rng.randint(0, 4), rng.randint(0, 3), commands))
        yield (robots,)
