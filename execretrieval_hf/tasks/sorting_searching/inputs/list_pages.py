def inputs(rng):
    while True:
        groups = [(name, rng.choice([1, 1, 2, 3, 4, 7])) for name in "ABCD"[:rng.randint(0, 4)]]
        yield (groups, rng.randint(2, 8))
