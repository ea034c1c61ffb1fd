def inputs(rng):
    while True:
        width = rng.randint(1, 4)
        yield (["".join(rng.choice("#.#A.") for _ in range(width)) for _ in range(rng.randint(1, 4))],)
