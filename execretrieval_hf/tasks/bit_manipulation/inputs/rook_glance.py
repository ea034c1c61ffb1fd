def inputs(rng):
    while True:
        n = rng.randint(1, 8)
        square = rng.randrange(n)
        friends = 0
        enemies = 0
        for place in range(n):
            kind = rng.choice([0, 0, 0, 1, 2])
            if place != square:
                friends |= (kind == 1) << place
                enemies |= (kind == 2) << place
        yield (friends, enemies, square, n)
