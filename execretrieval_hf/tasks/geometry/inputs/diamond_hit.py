def inputs(rng):
    while True:
        tile = rng.choice([(8, 4), (6, 6), (4, 2), (10, 6), (3, 5)])
        yield ((rng.randint(-12, 12), rng.randint(-1, 16)), tile, (rng.randint(1, 5), rng.randint(1, 5)))
