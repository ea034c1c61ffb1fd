def inputs(rng):
    while True:
        size = rng.randint(0, 7)
        table = [rng.choice([-2, -1, rng.randint(0, size), rng.randint(0, size)]) for _ in range(size)]
        yield (table, [rng.randint(0, size) for _ in range(rng.randint(0, 3))])
