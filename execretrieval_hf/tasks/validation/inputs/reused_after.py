def inputs(rng):
    pool = ["rose", "Rose1", "rose12", "2024", "2023", "iris", "IRIS7", "i7is", "1rose"]
    while True:
        yield (rng.choice(pool), [rng.choice(pool) for _ in range(rng.randint(0, 5))], rng.randint(0, 6))
