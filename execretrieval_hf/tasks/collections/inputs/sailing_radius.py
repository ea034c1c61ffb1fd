def inputs(rng):
    while True:
        ferries = [tuple(rng.sample("abcdefg", 2)) for _ in range(rng.randint(0, 8))]
        yield (ferries, rng.choice("abcd"), rng.randint(0, 4))
