def inputs(rng):
    titles = ["Mail", "Chat", "Map", "Pad", "Log", "Bar"]
    while True:
        panels = [
            (title, rng.randint(0, 4), rng.randint(0, 4), rng.randint(1, 6), rng.randint(1, 6))
            for title in rng.sample(titles, rng.randint(0, 6))
        ]
        yield panels, (rng.randint(0, 7), rng.randint(0, 7))
