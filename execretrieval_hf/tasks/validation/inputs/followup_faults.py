def inputs(rng):
    while True:
        answers = {q: rng.choice(["1", "2", ""]) for q in "abcd" if rng.random() < 0.75}
        rules = []
        for _ in range(rng.randint(0, 4)):
            rules.append((rng.choice("ab"), rng.choice("12"), rng.choice("bcd")))
        yield (answers, rules)
