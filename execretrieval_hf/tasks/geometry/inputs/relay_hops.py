def inputs(rng):
    while True:
        span = rng.choice([3, 5, 8])
        yield ([(rng.randint(0, span), rng.randint(0, span), rng.choice([0, 1, 2, 2, 3, 3, 4, 5])) for _ in range(rng.randint(1, 8))],)
