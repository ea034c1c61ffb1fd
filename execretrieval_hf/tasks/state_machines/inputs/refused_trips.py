def inputs(rng):
    while True:
        starts = sorted(rng.randint(0, 5) for _ in range(rng.randint(0, 7)))
        yield ([(s, s + rng.choice([1, 1, 2, 3, 5])) for s in starts], rng.choice([0, 1, 1, 2, 2, 3]))
