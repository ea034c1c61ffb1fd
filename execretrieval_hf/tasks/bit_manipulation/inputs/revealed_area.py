def inputs(rng):
    while True:
        w, h = rng.randint(1, 5), rng.randint(1, 4)
        mines = 0
        flags = 0
        for _ in range(rng.choice([0, 1, 1, 2])):
            mines |= 1 << rng.randrange(w * h)
        for _ in range(rng.choice([0, 0, 1, 2])):
            flags |= 1 << rng.randrange(w * h)
        yield (mines, flags, w, h, rng.randrange(w * h))
