def inputs(rng):
    while True:
        wide = rng.randint(1, 4)
        yield (["".join(rng.choice("aab") for _ in range(wide)) for _ in range(rng.randint(0, 5))],)
