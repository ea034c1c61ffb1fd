def inputs(rng):
    while True:
        pupils = []
        for name in "ABCDEF"[: rng.randint(0, 6)]:
            pupils.append((name, rng.choice(["fr", "de", "it"]), rng.sample(["x", "y", "z"], rng.randint(0, 3))))
        yield (pupils, rng.randint(0, 2))
