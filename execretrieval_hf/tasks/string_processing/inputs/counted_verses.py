def inputs(rng):
    while True:
        yield ([rng.choice(["a", "b c", "", " ", " d"]) for _ in range(rng.randint(0, 8))], rng.randint(1, 4))
