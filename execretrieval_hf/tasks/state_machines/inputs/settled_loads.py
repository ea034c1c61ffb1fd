def inputs(rng):
    while True:
        least = rng.choice([1, 2, 3])
        readings = []
        for _ in range(rng.randint(0, 6)):
            readings += [rng.choice([0, least - 1, least, least + 1, least + 1, 7])] * rng.randint(1, 3)
        yield (readings, rng.choice([1, 2, 2, 3]), least)
