def inputs(rng):
    while True:
        modes = []
        for _ in range(rng.randint(0, 4)):
            owner = rng.randint(0, 7)
            group = rng.choice([owner & rng.randint(0, 7), owner, rng.randint(0, 7)])
            modes.append(f"{owner}{group}{rng.choice([group & rng.randint(0, 7), group, rng.randint(0, 7)])}")
        yield (modes,)
