def inputs(rng):
    while True:
        bundles = {}
        for name in rng.sample(["a", "b", "c", "d", "e"], rng.randint(0, 5)):
            bundles[name] = (rng.randint(1, 3), [rng.choice(["pen", "ink", "cup"]) for _ in range(rng.randint(0, 3))])
        yield (bundles,)
