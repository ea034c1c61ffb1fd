def inputs(rng):
    while True:
        names = ["a", "b", "c", "d", "e"][:rng.randint(0, 5)]
        needs = {}
        for name in rng.sample(names, len(names)):
            pool = [n for n in names if n < name] if rng.random() < 0.85 else names + ["x"]
            needs[name] = [n for n in pool if rng.random() < 0.4]
        yield (needs, rng.randint(1, 3))
