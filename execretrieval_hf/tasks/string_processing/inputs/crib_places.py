def inputs(rng):
    while True:
        yield ("".join(rng.choice("AABC") for _ in range(rng.randint(0, 8))), "".join(rng.choice("ABD") for _ in range(rng.randint(1, 3))))
