def inputs(rng):
    while True:
        yield ([rng.randint(-1, 13) for _ in range(rng.randint(0, 9))], rng.choice([-1, 0, 1, 2, 3, 4, 5, 10]))
