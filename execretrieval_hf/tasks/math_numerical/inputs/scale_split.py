def inputs(rng):
    while True:
        count = rng.randint(1, 6)
        top = (3**count - 1) // 2
        yield (rng.choice([0, top, top + 1, rng.randint(0, top), rng.randint(0, top), rng.randint(0, 400)]), count)
