def inputs(rng):
    names = ["a", "b", "c", "d", "e"]
    while True:
        wishes = {}
        for name in rng.sample(names, rng.randint(1, 5)):
            others = [other for other in names if other != name]
            wishes[name] = rng.sample(others, rng.randint(0, 4))
        yield (wishes, rng.randint(0, 4))
