def inputs(rng):
    while True:
        guides = []
        for name in rng.sample(["Ann", "Bob", "Cat", "Dan", "Eve"], rng.randint(1, 5)):
            comes = rng.randint(0, 7)
            guides.append((name, comes, comes + rng.randint(1, 6)))
        start = rng.randint(0, 3)
        yield (guides, start, start + rng.randint(1, 8), rng.randint(0, 2))
