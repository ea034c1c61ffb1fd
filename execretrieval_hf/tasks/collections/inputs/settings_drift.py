def inputs(rng):
    while True:
        sides = []
        for _ in range(2):
            inner = {key: rng.randint(1, 2) for key in rng.sample("pqr", rng.randint(0, 2))}
            middle = {key: rng.choice([inner, 1, 2]) for key in rng.sample("bcd", rng.randint(0, 2))}
            sides.append({key: rng.choice([middle, middle, 3, inner]) for key in rng.sample("zyx", rng.randint(0, 3))})
        yield (sides[0], sides[1], rng.choice([0, 1, 2, 2, 3, 3, 4]))
