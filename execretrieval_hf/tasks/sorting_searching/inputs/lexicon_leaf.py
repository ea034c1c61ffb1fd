def inputs(rng):
    words = ["ab", "Ac", "a-d", "b", "Ba", "b-c", "cab", "CB", "d", "zz"]
    while True:
        heads = rng.sample(words, rng.randint(0, 7)) + rng.choice([[], ["b", "B"]])
        heads.sort(key=lambda h: h.lower().replace("-", ""))
        yield (heads, rng.choice(words + ["a", "bb", "C", "c-b", "z"]))
