def inputs(rng):
    while True:
        spots = [(rng.randint(-4, 4), rng.randint(-4, 4)) for _ in range(2)]
        yield spots[0], spots[1], rng.randint(1, 6), rng.randint(1, 9)
