def inputs(rng):
    while True:
        yield ([rng.randint(1, 6) for _ in range(rng.choice([0, 1, 2, 3, 4, 5, 8]))],)
