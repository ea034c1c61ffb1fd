def inputs(rng):
    while True:
        width = rng.randint(1, 6)
        signs = rng.choice(["#.", "#..", "#....", "#......"])
        yield (["".join(rng.choice(signs) for _ in range(width)) for _ in range(rng.randint(1, 5))],)
