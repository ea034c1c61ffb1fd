def inputs(rng):
    while True:
        yield ([rng.choice("aab" if rng.random() < .8 else "c") for _ in range(rng.randint(0, 10))], rng.randint(1, 4))
