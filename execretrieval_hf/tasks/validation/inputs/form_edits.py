def inputs(rng):
    while True:
        saved = {f: rng.choice(["", "1", "2", "3"]) for f in rng.sample("abcde", rng.randint(0, 5))}
        sent = {f: rng.choice([saved.get(f, "1"), "1", "2", ""]) for f in rng.sample("abcde", rng.randint(0, 5))}
        yield (saved, sent)
