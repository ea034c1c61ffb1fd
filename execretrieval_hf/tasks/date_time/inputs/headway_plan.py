def inputs(rng):
    while True:
        minutes = sorted(rng.sample([0, 5, 10, 15, 20, 30, 45, 60, 61], rng.randint(0, 4)))
        yield ([(m, rng.choice([0, 1, 5, 7, 10, 15])) for m in minutes], rng.choice([0, 4, 20, 29, 30, 60, 75, 90]))
