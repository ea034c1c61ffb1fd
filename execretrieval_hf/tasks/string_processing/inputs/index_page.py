def inputs(rng):
    words = ["a", "Bee", "hive", "of", "honeycomb"]
    while True:
        entries = []
        for _ in range(rng.randint(0, 4)):
            title = " ".join(rng.choice(words) for _ in range(rng.randint(1, 4)))
            entries.append((rng.choice([0, 0, 1, 2, 3]), title, rng.choice([1, 9, 10, 99, 100])))
        yield (entries, rng.randint(15, 26))
