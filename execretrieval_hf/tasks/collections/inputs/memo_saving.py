def inputs(rng):
    while True:
        loading = rng.randint(0, 4)
        runs = []
        for _ in range(rng.randint(0, 7)):
            filters = rng.sample(["a", "b", "c"], rng.choice([0, 1, 1, 2, 2, 3]))
            runs.append((rng.choice(["Mon", "Tue"]), filters, loading + rng.randint(0, 9)))
        yield (runs, loading)
