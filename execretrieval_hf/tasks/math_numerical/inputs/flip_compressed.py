def inputs(rng):
    while True:
        width = rng.randint(0, 3)
        starts, columns = [0], []
        for _ in range(rng.randint(0, 3)):
            columns += rng.sample(range(width), rng.randint(0, width))
            starts.append(len(columns))
        yield (starts, columns, [rng.choice([0, 1, -2, 3, 7]) for _ in columns], width)
