def inputs(rng):
    while True:
        names = sorted(rng.choice("abcdefghij") for _ in range(rng.randint(0, 9)))
        yield (names, rng.choice([None, "", "a", "b", "c", "ee", "h", "z"]), rng.choice([1, 2, 3, 4, 5, 6, 9]))
