def inputs(rng):
    while True:
        bins = [[rng.choice("abc") for _ in range(rng.randint(0, 3))] for _ in range(rng.randint(1, 3))]
        commands = []
        for _ in range(rng.randint(0, 3)):
            commands += rng.choice([["pick", "right", "place"], ["right", "pick", "left", "place"], ["pick", "place"], ["left"], ["right"], ["pick"], ["place"]])
        yield (bins, rng.randint(0, 4), commands)
