def inputs(rng):
    while True:
        span = rng.choice([2, 4, 6])
        logs = [[(rng.randint(0, span), rng.randint(0, span)) for _ in range(rng.randint(1, 8))] for _ in range(2)]
        yield logs[0], logs[1], rng.choice([1, 2, 3, 4, 5])
