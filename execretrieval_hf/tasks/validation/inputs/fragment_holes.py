def inputs(rng):
    while True:
        pieces = []
        for _ in range(rng.randint(0, 4)):
            start = rng.randint(0, 7)
            length = rng.randint(1, 4)
            pieces.append((start, length, rng.random() < 0.1))
        if rng.random() < 0.6:
            pieces.append((rng.randint(7, 9), rng.randint(1, 3), True))
        rng.shuffle(pieces)
        yield (pieces,)
