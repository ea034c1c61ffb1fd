def inputs(rng):
    while True:
        height, width = rng.randint(0, 4), rng.randint(1, 4)
        table = []
        for row in range(height):
            table.append([rng.choice([None, row + c + 1, row + c + 1, row + c + 2, row + c + 3, rng.randint(1, 4)]) for c in range(width)])
        yield (table,)
