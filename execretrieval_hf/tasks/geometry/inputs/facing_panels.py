def inputs(rng):
    nets = [".0../1234/.5..", "0.../1234/5...", "01../.23./..45", "012../..345", "012345", "0.../1234/...5", "..0/123/45.", "01/23/45", "01./.23/.45", ".0../123./.4.5", ".0../1234/.56.", "01/.2/.34/.5"]
    while True:
        net = rng.choice(nets)
        letters = rng.sample("abcdefghij", 7)
        rows = "".join(letters[int(c)] if c.isdigit() else c for c in net).split("/")
        if rng.random() < 0.5:
            rows = rows[::-1]
        if rng.random() < 0.5:
            wide = max(len(r) for r in rows)
            rows = [r.ljust(wide, ".")[::-1] for r in rows]
        yield (rows,)
