def inputs(rng):
    while True:
        frames = []
        span = rng.choice([2, 3, 5])
        for _ in range(rng.randint(0, 6)):
            left, bottom = rng.randint(0, span), rng.randint(0, span)
            frames.append((left, bottom, left + rng.randint(1, span), bottom + rng.randint(1, span)))
        yield (frames,)
