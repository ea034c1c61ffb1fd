def inputs(rng):
    while True:
        items = [rng.randint(0, 9) for _ in range(rng.randint(0, 7))]
        yield (items, [p for p in range(len(items)) if rng.random() < 0.35])
