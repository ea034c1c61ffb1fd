def inputs(rng):
    while True:
        left, bottom = rng.randint(-3, 5), rng.randint(-3, 5)
        box = (left, bottom, left + rng.randint(1, 5), bottom + rng.randint(1, 5))
        yield (box, (rng.randint(-1, 5), rng.randint(-1, 5)), rng.randint(-5, 5), (rng.choice([0, 3, 6, 9]), rng.choice([0, 2, 6, 9])))
