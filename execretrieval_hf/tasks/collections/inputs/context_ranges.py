def inputs(rng):
    while True:
        lines = [rng.choice(["a", "b", "c", "fox", "a fox", "#fox", "# a"]) for _ in range(rng.randint(0, 10))]
        yield (lines, rng.choice(["fox", "fox", "a", "o"]), rng.randint(0, 2), rng.randint(0, 2), rng.choice([0, 1, 2, 3, 9]))
