def inputs(rng):
    while True:
        terms = {}
        for _ in range(rng.randint(0, 4)):
            terms["".join(rng.choice("abc") for _ in range(rng.randint(0, 3)))] = rng.randint(-3, 4)
        known = {letter: rng.randint(-2, 3) for letter in rng.sample("abcd", rng.randint(0, 2))}
        yield (terms, known, rng.randint(0, 3))
