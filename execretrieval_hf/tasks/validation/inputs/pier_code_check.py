def inputs(rng):
    while True:
        yield ("".join(rng.choice("0123459ABkz--" + rng.choice(["", "", " ", "?"])) for _ in range(rng.randint(1, 7))),)
