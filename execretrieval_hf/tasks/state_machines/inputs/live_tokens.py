def inputs(rng):
    while True:
        life = rng.choice([0, 1, 2, 5])
        second = rng.randint(0, 3)
        events = []
        for k in range(rng.randint(0, 8)):
            events.append((second, rng.choice([k, k, k - 1, 1, rng.choice([0, -1, k + 1]), "ann", "ben"])))
            second += rng.choice([0, 0, 1, life, life + 1])
        yield (events, life)
