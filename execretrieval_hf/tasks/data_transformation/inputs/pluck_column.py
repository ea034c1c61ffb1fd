def inputs(rng):
    while True:
        titles = rng.choice([["id", "level"], ["a", "b", "id"], ["id"], ["b", "a"], ["", "a"]])
        lines = [";".join(rng.choice(["1", "2", "", "a", "id"]) for _ in range(rng.randint(1, 3))) for _ in range(rng.randint(0, 4))]
        lines = [";".join(titles)] + lines if rng.random() < 0.93 else []
        yield (lines, rng.choice(["id", "id", "a", "b", "level"]))
