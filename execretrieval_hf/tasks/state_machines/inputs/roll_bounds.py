def inputs(rng):
    while True:
        roll = ""
        for _ in range(rng.randint(1, 4)):
            roll += rng.choice("+-") if roll else ""
            roll += rng.choice(["1", "3", "0", "12", "1d6", "2d4", "3d10", "0d8", "2d1", "1d12"])
        yield (roll,)
