def inputs(rng):
    while True:
        names = rng.sample("abcdefg", rng.randint(0, 6))
        revenues = {name: rng.choice([-5, -1, 0, 1, 1, 2, 5, 5, 10, 20, 50, 80]) for name in names}
        first = rng.choice([0, 10, 20, 50, 60, 80])
        yield (revenues, first, rng.choice([first, 80, 90, 95, 100]))
