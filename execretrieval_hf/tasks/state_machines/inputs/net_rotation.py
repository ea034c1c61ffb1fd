def inputs(rng):
    while True:
        bearing = rng.randint(0, 359)
        bearings = []
        for _ in range(rng.randint(0, 6)):
            bearings.append(bearing)
            bearing = (bearing + rng.choice([0, 1, -1, 10, -10, 90, -90, 179, -179, 120, -120])) % 360
        yield (bearings,)
