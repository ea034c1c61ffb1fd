def inputs(rng):
    while True:
        yield ([rng.choice([0, 1, 127, 128, 254, 255, rng.randint(0, 255)]) for _ in range(rng.randint(0, 5))],)
