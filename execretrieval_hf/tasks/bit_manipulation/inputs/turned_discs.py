def inputs(rng):
    while True:
        n = rng.choice([3, 4, 4, 5])
        mine = 0
        theirs = 0
        square = rng.randrange(n * n)
        for place in range(n * n):
            kind = rng.choice([0, 1, 1, 2, 2, 2])
            if place != square or rng.random() < 0.1:
                mine |= (kind == 1) << place
                theirs |= (kind == 2) << place
        yield (mine, theirs, square, n)
