def inputs(rng):
    while True:
        lines = [rng.choice(["hot", "cold", "off", "again 0", "again 1", "again 2", "again 10"]) for _ in range(rng.randint(0, 7))]
        yield (lines, rng.choice([1, 1, 2, 3, 4, 11]))
