def inputs(rng):
    while True:
        yield ("".join(rng.choice(["o", "x", "c", ".", ".", "..."]) for _ in range(rng.randint(0, 8))), rng.choice([1, 2, 3, 4]))
