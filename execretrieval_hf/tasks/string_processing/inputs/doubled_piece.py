def inputs(rng):
    while True:
        yield ("".join(rng.choice("aabcC ") for _ in range(rng.randint(0, 9))),)
