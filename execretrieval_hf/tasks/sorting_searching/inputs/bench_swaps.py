def inputs(rng):
    while True:
        yield ([rng.randint(1, 9) for _ in range(rng.randint(0, 5))], [rng.randint(1, 9) for _ in range(rng.randint(0, 4))], rng.randint(0, 4))
