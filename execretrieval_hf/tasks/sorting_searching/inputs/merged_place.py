def inputs(rng):
    while True:
        lists = [sorted(rng.randint(0, 6) for _ in range(rng.randint(0, 4))) for _ in range(rng.randint(1, 4))]
        size = sum(len(values) for values in lists)
        if size:
            yield (lists, rng.randint(1, size))
