def inputs(rng):
    while True:
        width = rng.randint(0, 5)
        yield (["".join(rng.choice("#.# ") for _ in range(width)) for _ in range(4)],)
