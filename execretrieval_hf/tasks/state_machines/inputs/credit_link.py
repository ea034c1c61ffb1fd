def inputs(rng):
    while True:
        cap = rng.randint(1, 6)
        events = []
        for _ in range(rng.randint(0, 8)):
            events.append((rng.choice(["grant", "packet"]), rng.choice([1, 1, 2, 3, cap, cap + 1])))
        yield (events, cap)
