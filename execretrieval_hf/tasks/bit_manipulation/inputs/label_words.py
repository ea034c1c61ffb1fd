def inputs(rng):
    while True:
        yield ("".join(rng.choice("abzAZ @[-7`{y") for _ in range(rng.randint(0, 8))),)
