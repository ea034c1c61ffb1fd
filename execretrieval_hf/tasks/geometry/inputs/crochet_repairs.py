def inputs(rng):
    while True:
        size = rng.randint(1, 5)
        letters = rng.choice(["ab", "abc", "#."])
        yield (["".join(rng.choice(letters) for _ in range(size)) for _ in range(size)],)
