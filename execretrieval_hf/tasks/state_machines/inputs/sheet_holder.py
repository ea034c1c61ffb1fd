def inputs(rng):
    while True:
        n = rng.choice([1, 2, 3, 5])
        minute = rng.randint(0, 3)
        actions = []
        for _ in range(rng.randint(0, 8)):
            actions.append((minute, rng.choice(["ann", "ben", "cleo"]), rng.choice(["take", "take", "take", "give", "save"])))
            minute += rng.choice([0, 1, 1, n, n, n + 1])
        yield (actions, n)
