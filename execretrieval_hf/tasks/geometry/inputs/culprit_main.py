def inputs(rng):
    while True:
        span = rng.choice([3, 6])
        pipes = []
        for _ in range(rng.randint(1, 4)):
            a, b = [(rng.randint(-span, span), rng.randint(-span, span)) for _ in range(2)]
            if a != b:
                pipes.append((a, b))
        if pipes:
            yield pipes, (rng.randint(-span, span), rng.randint(-span, span))
