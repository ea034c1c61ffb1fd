def inputs(rng):
    while True:
        grants = []
        for _ in range(rng.randint(0, 6)):
            grants.append((rng.choice("aabc"), rng.choice("abcc"), rng.randint(0, 3)))
        yield (grants, "a")
