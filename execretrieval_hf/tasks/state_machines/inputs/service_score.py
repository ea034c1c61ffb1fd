def inputs(rng):
    while True:
        rallies = "".join(rng.choice(["A", "B", "AA", "BB", "ABB"]) for _ in range(rng.randint(0, 8)))
        goal = rng.choice([1, 2, 2, 3, 3, 4])
        yield (rallies, goal, goal + rng.choice([0, 1, 1, 2, 9]))
