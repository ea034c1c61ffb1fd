def inputs(rng):
    while True:
        table = {old: rng.choice("abcdef") for old in rng.sample("abcde", rng.randint(0, 5))}
        yield (table, rng.choice("abcde"), rng.randint(0, 4))
