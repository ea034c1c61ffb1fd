def inputs(rng):
    while True:
        ladder = ["Al", "Bo", "Cy", "Di", "Ed"][:rng.randint(2, 5)]
        games = [tuple(rng.sample(["Al", "Bo", "Cy", "Di", "Ed"], 2)) for _ in range(rng.randint(0, 5))]
        yield (ladder, games, rng.randint(0, 3))
