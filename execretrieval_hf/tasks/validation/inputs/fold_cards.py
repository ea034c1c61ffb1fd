def inputs(rng):
    texts = ["", "Al", "al", "A l", "al ", "Bo", "b o", "B  O"]
    while True:
        first = {f: rng.choice(texts) for f in "abc" if rng.random() < 0.7}
        second = {}
        for f in rng.sample("abc", rng.randint(0, 3)):
            other = first.get(f, "x")
            second[f] = rng.choice([other, other.upper(), " " + other, "", rng.choice(texts)])
        yield (first, second)
