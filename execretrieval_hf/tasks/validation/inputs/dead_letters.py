def inputs(rng):
    while True:
        yield ([(rng.choice("abc"), rng.random() < 0.3) for _ in range(rng.randint(0, 9))], rng.randint(1, 3))
