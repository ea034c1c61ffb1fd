def inputs(rng):
    while True:
        w, h = rng.randint(1, 5), rng.randint(1, 4)
        marked = 0
        for _ in range(rng.randint(0, 3)):
            marked |= 1 << rng.randrange(w * h)
        yield (marked, w, h)
