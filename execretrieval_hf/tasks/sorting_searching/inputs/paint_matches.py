def inputs(rng):
    while True:
        paints = {}
        for name in "badce"[:rng.randint(0, 5)]:
            paints[name] = (rng.randint(0, 4), rng.randint(0, 4), rng.randint(0, 4), rng.randint(0, 2))
        yield (paints, (rng.randint(0, 4), rng.randint(0, 4), rng.randint(0, 4)), rng.randint(0, 4))
