def inputs(rng):
    while True:
        steps = []
        for _ in range(rng.randint(0, 9)):
            word = rng.choice(["set", "set", "hold", "wait", "wait"])
            name = "" if word == "wait" else rng.choice(["tea", "egg", "pie"])
            steps.append((word, name, 0 if word == "hold" else rng.randint(1, 5)))
        yield (steps,)
