def inputs(rng):
    while True:
        w = rng.choice([3, 4, 5])
        size = w * rng.choice([1, 3, 3, 4])
        holes = (1 << size) - 1
        for _ in range(rng.choice([0, 0, 1, 2])):
            holes &= ~(1 << rng.randrange(size))
        yield (holes, rng.randrange(1 << size) & holes, w)
