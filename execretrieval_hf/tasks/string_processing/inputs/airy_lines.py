def inputs(rng):
    while True:
        yield ([rng.choice(["", "", "  ", "a", " b", "c "]) for _ in range(rng.randint(0, 9))], rng.randint(0, 4))
