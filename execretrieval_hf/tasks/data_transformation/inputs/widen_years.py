def inputs(rng):
    while True:
        latest = rng.choice([1000, 1900, 1950, 1999, 2000, 2001, 2024, 2099])
        near = latest % 100
        years = [rng.choice([0, 1, 50, 98, 99, 100, 101, near, near + 1, max(near - 1, 0), latest, latest + 1, rng.randint(0, 99)]) for _ in range(rng.randint(0, 5))]
        yield (years, latest)
