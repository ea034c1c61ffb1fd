def inputs(rng):
    while True:
        grace = rng.choice([0, 1, 3, 5])
        minute = rng.randint(0, 9)
        taps = []
        for k in range(rng.randint(0, 7)):
            way = ["in", "out"][(k + (rng.random() < 0.2)) % 2]
            taps.append((minute, way, rng.choice([1, 1, 1, 2, 3, 6])))
            minute += rng.choice([0, 1, grace, grace + 1])
        yield (taps, rng.choice([2, 3, 4, 5, 8]), grace)
