def inputs(rng):
    while True:
        text = "".join(rng.choice("ab  \n") for _ in range(rng.randint(0, 9)))
        yield (text, rng.randint(0, 9))
