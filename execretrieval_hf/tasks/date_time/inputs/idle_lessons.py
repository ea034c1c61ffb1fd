def inputs(rng):
    while True:
        plans = {}
        for name in rng.sample(["Abt", "Ems", "Noa", "Ott", "Uhl"], rng.randint(0, 3)):
            plans[name] = ["".join(rng.choice("...AB-") for _ in range(rng.randint(0, 7))) for _ in range(rng.randint(0, 3))]
        yield (plans,)
