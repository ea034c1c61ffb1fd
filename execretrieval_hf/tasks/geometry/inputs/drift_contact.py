def inputs(rng):
    def box():
        x, y = rng.randint(-4, 4), rng.randint(-4, 4)
        return (x, y, x + rng.randint(1, 3), y + rng.randint(1, 3))
    while True:
        yield (box(), (rng.randint(-2, 2), rng.randint(-2, 2)), [box() for _ in range(rng.randint(0, 4))])
