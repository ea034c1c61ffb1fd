def inputs(rng):
    while True:
        value = rng.choice([0, 100, 250, 300, 2000])
        readings = []
        for _ in range(rng.randint(0, 7)):
            kind = rng.randint(0, 9)
            if kind == 0:
                readings.append(None)
            elif kind < 4:
                readings += [value] * rng.choice([1, 2, 8, 9, 10, 11, 19, 20])
            else:
                value = max(value + rng.choice([-51, -50, -49, -1, 1, 2, 49, 50, 51, 256]), 0)
                readings.append(value)
        yield (readings,)
