def inputs(rng):
    while True:
        box = rng.sample([2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 18, 20], rng.randint(2, 6))
        yield (box, rng.randint(1, 6), rng.randint(1, 6))
