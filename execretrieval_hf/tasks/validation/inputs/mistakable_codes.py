def inputs(rng):
    while True:
        size = rng.choice([1, 2, 3, 4])
        signs = rng.choice(["12", "123", "123a"])
        yield (["".join(rng.choice(signs) for _ in range(size)) for _ in range(rng.randint(0, 4))],)
