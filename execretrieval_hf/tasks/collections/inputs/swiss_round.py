def inputs(rng):
    names = ["a", "b", "c", "d", "e", "f"]
    while True:
        players = rng.sample(names, rng.randint(0, 6))
        met = [tuple(rng.sample(names, 2)) for _ in range(rng.randint(0, 8))]
        yield (players, met, [name for name in names if rng.random() < 0.4])
