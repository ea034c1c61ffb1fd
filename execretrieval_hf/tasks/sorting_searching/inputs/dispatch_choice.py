def inputs(rng):
    while True:
        crews = []
        for name in "ABCDE"[:rng.randint(0, 5)]:
            crews.append((name, rng.randint(-3, 3), rng.randint(-3, 3), rng.choice([None, 0, 1, 1, 2])))
        yield (crews, rng.randint(-2, 2), rng.randint(-2, 2), rng.randint(0, 3))
