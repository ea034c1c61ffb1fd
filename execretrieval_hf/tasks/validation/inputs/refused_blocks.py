def inputs(rng):
    while True:
        wishes = []
        for _ in range(rng.randint(0, 5)):
            first = rng.randint(0, 10)
            wishes.append((first, first + rng.choice([-1, 0, 0, 1, 2, 3])))
        yield (rng.choice([6, 9, 11]), wishes)
