def inputs(rng):
    while True:
        pots = rng.sample(["fig", "bay", "elm", "yew"], rng.randint(0, 4))
        yield ({pot: rng.choice([1, 2, 2, 3, 4]) for pot in pots}, rng.randint(0, 2), rng.randint(0, 7))
