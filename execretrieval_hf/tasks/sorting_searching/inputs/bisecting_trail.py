def inputs(rng):
    while True:
        low = rng.randint(-5, 5)
        high = low + rng.randint(0, 30)
        yield (low, high, rng.randint(low, high))
