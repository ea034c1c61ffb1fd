def inputs(rng):
    names = ["a", "b", "c", "d", "e", "f"]
    while True:
        lookups = [rng.choice(names) for _ in range(rng.randint(0, 6))]
        yield (rng.sample(names, rng.randint(0, 5)), lookups, rng.randint(1, 4))
