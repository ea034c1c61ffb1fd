def inputs(rng):
    while True:
        pieces = [rng.choice(["3.14159", "2.5", "12.", ".75", "0.999", "10", "a.b", "7.77,8.88", "no.5", "5.x"]) for _ in range(rng.randint(0, 4))]
        yield (" ".join(pieces), rng.randint(0, 4))
