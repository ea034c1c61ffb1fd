def inputs(rng):
    while True:
        span = rng.choice([2, 5, 12])
        yield ([(rng.randint(-span, span), rng.randint(0, span)) for _ in range(rng.randint(1, 8))],)
