def inputs(rng):
    while True:
        notes = "".join(rng.choice(["x", "xx", "xxx", "-"]) for _ in range(rng.randint(0, 8)))
        yield (notes, rng.randint(1, 4), rng.randint(1, 4), rng.randint(1, 9))
