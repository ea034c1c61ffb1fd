def inputs(rng):
    names = ["Ann", "Bo", "Cy", "Di", "Ed"]
    while True:
        few = rng.sample(names, rng.randint(2, 5))
        ballots = [rng.sample(few, rng.randint(0, len(few))) for _ in range(rng.randint(1, 8))]
        if any(ballots):
            yield (ballots,)
