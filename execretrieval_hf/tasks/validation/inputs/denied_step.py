def inputs(rng):
    while True:
        chain = []
        for name in rng.sample("abcdefgh", rng.randint(1, 3)):
            signs = "".join(rng.choice(c + c + "-") for c in "rwxrwxrwx")
            chain.append((name, rng.choice(["al", "bo"]), rng.choice(["it", "hr"]), signs))
        yield (chain, rng.choice(["al", "bo", "cy"]), rng.sample(["it", "hr"], rng.randint(0, 2)), rng.choice("rwx"))
