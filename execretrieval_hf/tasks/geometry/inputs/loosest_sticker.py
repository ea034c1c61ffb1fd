def inputs(rng):
    while True:
        span = rng.choice([3, 6, 9])
        stickers = []
        for _ in range(rng.randint(2, 6)):
            left, bottom = rng.randint(-span, span), rng.randint(0, span)
            stickers.append((left, bottom, left + rng.randint(1, 4), bottom + rng.randint(1, 4)))
        yield (stickers,)
