def inputs(rng):
    while True:
        yield ([(rng.choice("NS"), rng.choice("ab"), rng.randint(-1, 9)) for _ in range(rng.randint(0, 8))],)
