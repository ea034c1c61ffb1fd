def inputs(rng):
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]
    while True:
        few = rng.sample(names, rng.randint(1, 3))
        ballots = [rng.choice([*few, few[0], few[0], ""]) for _ in range(rng.randint(0, 9))]
        yield (ballots,)
