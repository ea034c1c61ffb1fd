def inputs(rng):
    while True:
        width = rng.randint(1, 3)
        rows = [[rng.randint(0, 2) for _ in range(width)] for _ in range(rng.randint(0, 4))]
        if rng.random() < 0.7:
            rows.sort(key=lambda row: row[:rng.choice([width, 1])])
        yield (rows,)
