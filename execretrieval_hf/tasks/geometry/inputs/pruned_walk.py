def inputs(rng):
    while True:
        yield ("".join(rng.choice("NESWNESWNESW-n") for _ in range(rng.randint(0, 14))),)
