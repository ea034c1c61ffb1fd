def inputs(rng):
    while True:
        yield ([rng.choice([150, 170, 179, 180, 180, 199, 200, 230]) for _ in range(rng.randint(0, 5))], rng.choice([160, 180, 200]))
