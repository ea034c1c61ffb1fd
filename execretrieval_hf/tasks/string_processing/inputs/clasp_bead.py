def inputs(rng):
    while True:
        yield ("".join(rng.choice("aab" + rng.choice("abc")) for _ in range(rng.randint(1, 8))),)
