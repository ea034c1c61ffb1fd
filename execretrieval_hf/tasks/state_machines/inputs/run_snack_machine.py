def inputs(rng):
    while True:
        kinds = [10, 20, 50, 50, 5, 100, "buy", "buy", "buy", "cancel"]
        commands = [rng.choice(kinds) for _ in range(rng.randint(0, 9))]
        yield (commands, rng.choice([0, 1, 10, 20, 30, 40, 50]), rng.choice([0, 1, 1, 2, 3]))
