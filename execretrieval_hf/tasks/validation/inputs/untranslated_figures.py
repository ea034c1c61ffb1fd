def inputs(rng):
    while True:
        def text():
            return rng.choice([" ", ", ", "a "]).join(rng.choice(["1", "12", "2", "30"]) for _ in range(rng.randint(0, 5)))
        yield (text(), text())
