def inputs(rng):
    firms = ["A", "B", "C", "D", "E"]
    while True:
        yield ({firm: rng.sample(firms, rng.randint(0, 4)) for firm in rng.sample(firms, rng.randint(2, 5))},)
