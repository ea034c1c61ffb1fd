def inputs(rng):
    pool = ["a", "of", "Of", "tea", "moss", "Moss", "river", "RIVER", "badger"]
    while True:
        yield (" ".join(rng.choice(pool) for _ in range(rng.randint(0, 6))), rng.choice([0, 3, 5, 9, 20]))
