def inputs(rng):
    while True:
        yield ([rng.choice([0, 5, 5, 10, 20, 30]) for _ in range(rng.randint(0, 9))], rng.choice([0, 20, 25, 50, 75, 80, 100]))
