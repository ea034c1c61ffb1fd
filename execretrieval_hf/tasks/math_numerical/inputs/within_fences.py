def inputs(rng):
    while True:
        base = rng.choice([[5, 5, 6, 7], [0, 2, 4, 6], [10, 10, 12, 12, 14, 14]])
        rare = [rng.choice([-9, -3, 3, 4, 13, 14, 20, 21, 30]) for _ in range(rng.randint(0, 2))]
        values = [rng.choice(base) for _ in range(rng.randint(0, 8))] + rare
        rng.shuffle(values)
        yield (values,)
