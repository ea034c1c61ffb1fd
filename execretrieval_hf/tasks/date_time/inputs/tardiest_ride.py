def inputs(rng):
    while True:
        rides = []
        for _ in range(rng.randint(0, 5)):
            leaves = rng.randint(0, 4)
            rides.append((leaves, leaves + rng.randint(1, 6)))
        yield (rides, rng.randint(0, 3), rng.randint(3, 11))
