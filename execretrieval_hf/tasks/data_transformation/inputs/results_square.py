def inputs(rng):
    while True:
        results = []
        for _ in range(rng.randint(0, 7)):
            home, away = rng.sample("ABCD", 2)
            results.append((home, away, rng.randint(0, 3), rng.randint(0, 3)))
        yield (results,)
