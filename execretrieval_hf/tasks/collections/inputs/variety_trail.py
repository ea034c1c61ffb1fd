def inputs(rng):
    while True:
        few = "abcde"[: rng.randint(1, 5)]
        yield ([rng.choice(few) for _ in range(rng.randint(0, 9))], rng.randint(0, 4))
