def inputs(rng):
    while True:
        code = [str(rng.randint(0, 9)) for _ in range(rng.randint(1, 5))]
        for _ in range(rng.choice([0, 1, 1, 2, 3])):
            code[rng.randrange(len(code))] = "?"
        yield ("".join(code),)
