def inputs(rng):
    words = ["rose", "Moon", "noom", "live", "EVIL", "toot", "hen", "olive", "bed"]
    while True:
        pieces = [rng.choice(["r0se", "m00n", "noom", "L1v3", "ev1l", "t00t", "hen", "-", "ol1ve", "b3d", "3sor"]) for _ in range(rng.randint(0, 3))]
        yield ("".join(pieces), rng.sample(words, rng.randint(0, 4)))
