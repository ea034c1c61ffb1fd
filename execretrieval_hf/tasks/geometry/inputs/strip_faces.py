def inputs(rng):
    while True:
        yield ([rng.choice([-1, 0, 1, 2, 3, 4, 5]) if rng.random() < 0.7 else place for place in range(rng.randint(0, 9))],)
