def inputs(rng):
    while True:
        parts = [rng.choice(["0", "1", "11111", "111110", "1111", "01111"]) for _ in range(rng.randint(0, 4))]
        yield ("".join(parts) + rng.choice(["", "0", "01"]),)
