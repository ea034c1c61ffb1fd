def inputs(rng):
    while True:
        width = rng.choice([1, 2, 4])
        readings = [rng.choice([None, *[rng.randint(0, width) + rng.choice([0, 0, 3]) for _ in range(4)]]) for _ in range(rng.randint(0, 9))]
        yield readings, rng.randint(0, 3), rng.randint(0, 9)
