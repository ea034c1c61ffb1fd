def inputs(rng):
    while True:
        commands = "".join(rng.choice("FFFBRLx") for _ in range(rng.randint(0, 9)))
        yield (commands, [(rng.randint(-2, 2), rng.randint(-2, 2)) for _ in range(rng.randint(0, 5))])
