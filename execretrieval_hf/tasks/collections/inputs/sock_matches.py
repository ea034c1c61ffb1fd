def inputs(rng):
    while True:
        yield ([rng.choice("abcd"[: rng.randint(2, 4)]) for _ in range(rng.randint(0, 10))], rng.randint(0, 3))
