def inputs(rng):
    while True:
        teams = ["Ajo", "Bex", "Cam", "Dun", "Eck"][:rng.randint(0, 5)]
        yield ({team: rng.randint(0, 9) for team in teams}, rng.randint(0, 4))
