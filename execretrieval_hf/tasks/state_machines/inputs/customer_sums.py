def inputs(rng):
    while True:
        keys = [rng.choice([rng.randint(1, 5), rng.randint(1, 5), "again", "void", "pay"]) for _ in range(rng.randint(0, 11))]
        limit = rng.randint(0, 10)
        yield (keys, limit, rng.choice([0, 1, min(2, limit), limit]) if limit else 0)
