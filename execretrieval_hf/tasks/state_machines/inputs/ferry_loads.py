def inputs(rng):
    while True:
        lane = rng.randint(1, 8)
        lengths = [rng.choice([1, 1, 2, 3, lane, lane - 1 or 1, lane + 1, lane // 2 or 1]) for _ in range(rng.randint(0, 8))]
        yield (lengths, lane)
