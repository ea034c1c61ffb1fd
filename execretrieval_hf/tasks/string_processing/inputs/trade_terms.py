def inputs(rng):
    terms = ["a", "ab", "aba", "b", "bb", "c", "cab"]
    while True:
        text = "".join(rng.choice("aabbc") for _ in range(rng.randint(0, 9)))
        yield (text, {t: rng.choice(["", "b", "aa", "X", "ca"]) for t in rng.sample(terms, rng.randint(0, 4))})
