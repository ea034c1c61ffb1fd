def inputs(rng):
    while True:
        levels = {article: rng.randint(1, 4) for article in rng.sample(["bolt", "nut", "pin"], rng.randint(0, 3))}
        moves = [(rng.choice(["bolt", "nut", "cam"]), rng.choice([-3, -2, -1, 1, 2, 0])) for _ in range(rng.randint(0, 5))]
        yield (levels, moves, rng.randint(0, 2))
