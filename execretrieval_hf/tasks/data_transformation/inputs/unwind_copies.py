def inputs(rng):
    while True:
        tokens = []
        for _ in range(rng.randint(0, 5)):
            if tokens and rng.random() < 0.5:
                tokens.append((rng.choice([1, 1, 2, 2, 3, 0]), rng.randint(0, 4)))
            else:
                tokens.append(rng.randint(0, 9))
        yield (tokens, rng.choice([0, 3, 6, 6, 20, 20]))
