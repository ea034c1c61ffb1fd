def inputs(rng):
    while True:
        lexicon = ["".join(rng.choice("abcd") for _ in range(rng.randint(0, 3))) for _ in range(rng.randint(0, 6))]
        yield ("".join(rng.choice("aabbc") for _ in range(rng.randint(0, 4))), lexicon, rng.choice([["abc", "d"], ["acbd"], ["ab", "cd"], []]))
