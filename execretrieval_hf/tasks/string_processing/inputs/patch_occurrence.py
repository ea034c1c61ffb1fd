def inputs(rng):
    while True:
        text = "".join(rng.choice("aab") for _ in range(rng.randint(0, 8)))
        yield (text, rng.choice(["a", "b", "aa", "ab", "aba"]), rng.choice(["", "X", "yy", "a"]), rng.choice([-3, -2, -1, 1, 2, 3, 4]))
