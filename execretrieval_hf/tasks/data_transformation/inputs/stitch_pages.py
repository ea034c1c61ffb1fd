def inputs(rng):
    while True:
        top = rng.choice([1, 2, 3])
        pages = [[rng.randint(0, top) for _ in range(rng.randint(0, 4))] for _ in range(rng.randint(0, 4))]
        yield (pages,)
