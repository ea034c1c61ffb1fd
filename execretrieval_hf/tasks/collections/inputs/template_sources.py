def inputs(rng):
    names = ["p", "q", "r", "s"]
    while True:
        templates = {}
        for name in names:
            if rng.random() < 0.85:
                settings = {key: rng.choice([0, 1, 2, None]) for key in "abcd" if rng.random() < 0.5}
                templates[name] = (rng.choice(names + [""]), settings)
        yield (templates, rng.choice(names), rng.randint(0, 4))
