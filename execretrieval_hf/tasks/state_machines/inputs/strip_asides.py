def inputs(rng):
    while True:
        yield ("".join(rng.choice(["a", "b c", "{", "}", "{x}", "{y{z}", "}", '"', '"q"', '"{"', " "]) for _ in range(rng.randint(0, 8))),)
