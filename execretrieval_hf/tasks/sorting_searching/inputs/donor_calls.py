def inputs(rng):
    while True:
        days = rng.choice([[10, 20, 34, None], [33, 34, 35], [1, 2, 3, None, None]])
        donors = [(name, rng.choice(["A", "B", "O"]), rng.choice(days)) for name in rng.sample(["Al", "Bo", "Cy", "Di", "Ed"], rng.randint(0, 5))]
        yield (donors, rng.choice([["O"], ["A", "O"], ["A", "B", "O"]]), 90, rng.randint(0, 3))
