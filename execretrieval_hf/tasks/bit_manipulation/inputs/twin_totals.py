def inputs(rng):
    while True:
        yield ([rng.choice([0, 1, 15, 16, 128, 240, 255, rng.randint(0, 255)]) for _ in range(rng.randint(0, 4))],)
