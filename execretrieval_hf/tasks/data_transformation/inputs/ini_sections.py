def inputs(rng):
    def plain():
        return rng.choice([True, False, None, 0, 1, "", "t", 80])
    while True:
        settings = {}
        for name in rng.sample("abcdef", rng.randint(0, 4)):
            kind = rng.randint(0, 3)
            if kind == 0:
                settings[name] = [rng.choice(["x", "y"]) for _ in range(rng.randint(0, 2))]
            elif kind == 1:
                settings[name] = {k: {} if rng.random() < 0.15 else plain() for k in rng.sample("klm", rng.randint(0, 3))}
            else:
                settings[name] = plain()
        yield (settings,)
