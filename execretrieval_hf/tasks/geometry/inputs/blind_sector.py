def inputs(rng):
    while True:
        bearings = [rng.choice([0, 90, 180, 270, 359, rng.randint(0, 359)]) for _ in range(rng.randint(2, 6))]
        if len(set(bearings)) > 1:
            yield (bearings,)
