def inputs(rng):
    while True:
        wide = rng.randint(1, 5)
        yield (["".join(rng.choice("aabc") for _ in range(wide)) for _ in range(rng.randint(1, 4))],)
