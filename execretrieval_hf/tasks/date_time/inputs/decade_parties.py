def inputs(rng):
    while True:
        births = {}
        for name in rng.sample(["Ann", "Bob", "Cy", "Dan", "Eve", "Flo"], rng.randint(0, 6)):
            born = f"{rng.choice([1934, 1939, 1944, 1949, 1959, 1974, 1984, 1995, 2003, 2014, 2024, 2034])}-{rng.choice(['01-31', '07-02', '10-05'])}"
            if born not in births.values():
                births[name] = born
        yield (births, rng.choice([2024, 2024, 2014, 2013, 2015]))
