def inputs(rng):
    while True:
        ranges = []
        for _ in range(rng.randint(0, 4)):
            start = rng.randint(0, 9)
            ranges.append((start, start + rng.choice([0, 1, 1, 2, 3, 4, 6])))
        yield ("abcdefghij"[:rng.randint(0, 10)], ranges)
