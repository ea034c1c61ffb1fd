def inputs(rng):
    while True:
        width = rng.randint(1, 4)
        signs = rng.choice(["<>^v", ">v", ">>vv^<", ">>vv^"])
        yield (["".join(rng.choice(signs) for _ in range(width)) for _ in range(rng.randint(1, 4))],)
