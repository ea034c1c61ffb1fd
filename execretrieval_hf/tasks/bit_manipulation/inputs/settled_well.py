def inputs(rng):
    while True:
        well = [rng.choice([1, 2, 3, 4, 5, 6, 7, 0]) for _ in range(rng.randint(0, 4))]
        block = rng.choice([[1], [4], [2, 3], [3, 1], [1, 1], [6, 4], [4, 6], [7], [1, 1, 1]])
        yield (well, block, len(well) + rng.choice([0, 0, 1, 2, 3]))
