def inputs(rng):
    while True:
        yield ("".join(rng.choice(["01", "10", "01", "10", "0", "1", "00", "111"]) for _ in range(rng.randint(0, 8))), rng.randint(1, 3))
