def inputs(rng):
    while True:
        inner = {key: rng.choice([1, None, {}, ""]) for key in rng.sample("pqr", rng.randint(0, 2))}
        middle = {key: rng.choice([inner, 2, None]) for key in rng.sample("bcd", rng.randint(0, 3))}
        outer = {key: rng.choice([middle, middle, 3, None, {}, inner]) for key in rng.sample("xyz", rng.randint(0, 3))}
        yield (outer, rng.choice([-1, 0, 1, 2, 2, 3, 4]))
