def inputs(rng):
    while True:
        yield (rng.randint(0, 12), rng.randint(1, 12), rng.choice([rng.randint(0, 12), rng.randint(0, 60)]), rng.randint(1, 12))
