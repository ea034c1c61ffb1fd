def inputs(rng):
    while True:
        top = rng.choice([3, 7, 15, 255])
        yield (rng.randint(0, top), [rng.randint(0, top) for _ in range(rng.randint(0, 5))])
