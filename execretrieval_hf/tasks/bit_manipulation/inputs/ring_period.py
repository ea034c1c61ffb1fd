def inputs(rng):
    while True:
        size, copies = rng.choice([(1, 3), (2, 3), (3, 2), (4, 2), (4, 3), (5, 1), (6, 1), (6, 2), (1, 1), (2, 1), (8, 1), (9, 1)])
        block = rng.randint(0, 2**size - 1)
        lamps = 0
        for _ in range(copies):
            lamps = lamps << size | block
        if rng.random() < 0.2:
            lamps ^= 1
        yield (lamps, size * copies)
