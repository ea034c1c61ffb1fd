def inputs(rng):
    while True:
        calls = "".join(rng.choice("---+") for _ in range(rng.randint(0, 8)))
        yield (calls, rng.choice([1, 2, 3, 4, 5, 8]))
