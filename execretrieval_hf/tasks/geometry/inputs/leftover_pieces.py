def inputs(rng):
    def box():
        left, bottom = rng.randint(-1, 5), rng.randint(-1, 5)
        return left, bottom, left + rng.randint(1, 6), bottom + rng.randint(1, 6)

    while True:
        yield box(), box()
