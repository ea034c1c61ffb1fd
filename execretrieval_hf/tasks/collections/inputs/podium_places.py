def inputs(rng):
    while True:
        players = rng.sample(["Ann", "Bo", "Cy", "Di", "Ed", "Flo"], rng.randint(0, 6))
        yield ({player: rng.randint(-1, 3) for player in players}, rng.randint(0, 6))
