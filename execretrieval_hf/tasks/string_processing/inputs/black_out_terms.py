def inputs(rng):
    terms = ["a", "ab", "a a", "b-a", "A", "a b", "aa", "1"]
    while True:
        text = "".join(rng.choice("aaAb   -1") for _ in range(rng.randint(0, 9)))
        yield (text, rng.sample(terms, rng.randint(0, 3)))
