def inputs(rng):
    while True:
        low = (rng.randint(0, 6), rng.randint(1, 6))
        high = (rng.randint(1, 8), rng.randint(1, 6))
        if 0 < high[0] * low[1] - low[0] * high[1] <= 2 * low[1] * high[1]:
            yield (low, high, rng.randint(1, 8))
